export interface PictureData {
  readonly url: string;
  readonly sizes: readonly { readonly width: number; readonly url: string }[];
  readonly alt: string;
  /** 0 to 11, a placeholder colour class. */
  readonly tone: number;
}

interface Props {
  readonly picture: PictureData;
  /** The `sizes` of the image: how wide it is shown. */
  readonly sizes: string;
  readonly className?: string | undefined;
  /** `first` is the picture that decides when the page looks complete: fetched before all others. */
  readonly loading?: 'first' | 'eager' | 'lazy';
}

/** A 4:3 picture in the width that fits, over its placeholder tone. */
export function Picture({ picture, sizes, className, loading = 'lazy' }: Props) {
  const { url, alt, tone } = picture;
  return (
    <img
      className={className ? `tone-${tone} ${className}` : `tone-${tone}`}
      src={url}
      srcSet={picture.sizes.map((size) => `${size.url} ${size.width}w`).join(', ') || undefined}
      sizes={sizes}
      width="960"
      height="720"
      alt={alt}
      loading={loading === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={loading === 'first' ? 'high' : undefined}
      decoding="async"
    />
  );
}
