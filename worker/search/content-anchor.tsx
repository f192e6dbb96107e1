import type { ReactNode } from 'react';
import { useVisitor } from '#client/islands/language.tsx';

interface Props {
  /** A path of the storefront without the locale's base, or a whole address. */
  readonly url: string;
  readonly newTab?: boolean | undefined;
  readonly campaign?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link that editors have set; `data-campaign` names its promotion to whoever counts clicks. */
export function ContentAnchor({ url, newTab, campaign, className, children }: Props) {
  const { base } = useVisitor();
  return (
    <a
      className={className}
      href={url.startsWith('/') ? base + url : url}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noopener' : undefined}
      data-campaign={campaign}
    >
      {children}
    </a>
  );
}
