import { type RefObject, useState } from 'react';
import { useMessages } from '#client/islands/language.tsx';
import { Picture, type PictureData } from '#client/ui/picture.tsx';
import Left from '~icons/lucide/chevron-left';
import Right from '~icons/lucide/chevron-right';
import Close from '~icons/lucide/x';
import styles from './lightbox.module.css';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly pictures: readonly PictureData[];
  readonly track: RefObject<HTMLUListElement | null>;
  readonly onShow: (index: number) => void;
}

/** All pictures, one at a time: swipe, arrows of the keyboard, the buttons of the carousel or the small pictures below. Escape closes. @rule HOTEL-004 HOTEL-005 */
export function Lightbox({ id, title, pictures, track, onShow }: Props) {
  const t = useMessages('gallery/gallery');
  const [shown, setShown] = useState(0);
  const close = { command: 'close', commandfor: id };
  const follow = (row: HTMLUListElement) => setShown(Math.round(row.scrollLeft / Math.max(1, row.clientWidth)));
  return (
    <dialog id={id} className={styles.lightbox} aria-label={title} closedby="any">
      <div className={styles.bar}>
        <p aria-live="polite">{t('position', { number: shown + 1, count: pictures.length })}</p>
        <button
          type="button"
          className={styles.button}
          aria-label={t('close')}
          {...close}
          onClick={(event) => event.currentTarget.closest('dialog')?.close()}
        >
          <Close aria-hidden="true" />
        </button>
      </div>
      <snap-carousel className={styles.stage}>
        <ul
          ref={track}
          className={styles.row}
          data-track=""
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls is reached by keyboard, and its arrow keys turn the pictures
          tabIndex={0}
          onScroll={(event) => follow(event.currentTarget)}
        >
          {pictures.map((picture) => (
            <li key={picture.url}>
              <Picture picture={{ ...picture, alt: '' }} sizes="(width >= 1024px) 960px, 100vw" />
              {picture.alt && <p className={styles.caption}>{picture.alt}</p>}
            </li>
          ))}
        </ul>
        <button
          type="button"
          className={`${styles.button} ${styles.previous}`}
          data-step="-1"
          aria-label={t('previous')}
        >
          <Left aria-hidden="true" />
        </button>
        <button type="button" className={`${styles.button} ${styles.next}`} data-step="1" aria-label={t('next')}>
          <Right aria-hidden="true" />
        </button>
      </snap-carousel>
      <div className={styles.thumbnails}>
        {pictures.map((picture, index) => (
          <button
            key={picture.url}
            type="button"
            aria-label={t('show', { number: index + 1 })}
            aria-current={index === shown}
            onClick={() => onShow(index)}
          >
            <Picture picture={{ ...picture, alt: '' }} sizes="120px" className={styles.thumbnail} />
          </button>
        ))}
      </div>
    </dialog>
  );
}
