import { useMessages } from '#client/islands/language.tsx';
import { Picture, type PictureData } from '#client/ui/picture.tsx';
import styles from './gallery.module.css';

interface Props {
  readonly pictures: readonly PictureData[];
  readonly shown: 4 | 5;
  readonly onOpen: (index: number) => void;
}

const large = '(width >= 1264px) 616px, (width >= 768px) 50vw, 100vw';
const small = '(width >= 1264px) 300px, (width >= 768px) 25vw, 100vw';

export function GalleryRow({ pictures, shown, onOpen }: Props) {
  const t = useMessages('gallery/gallery');
  return (
    <ul className={shown === 4 ? `${styles.row} ${styles.four}` : styles.row}>
      {pictures.map((picture, index) => (
        <li key={picture.url}>
          <button
            type="button"
            className={styles.open}
            aria-label={`${t('enlarge', { number: index + 1, count: pictures.length })}: ${picture.alt}`}
            onClick={() => onOpen(index)}
          >
            <Picture
              picture={{ ...picture, alt: '' }}
              sizes={index === 0 ? large : small}
              loading={index === 0 ? 'first' : 'lazy'}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
