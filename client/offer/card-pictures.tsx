import { useMessages } from '#client/islands/language.tsx';
import type { PictureData } from '#client/ui/picture.tsx';
import { Picture } from '#client/ui/picture.tsx';
import Left from '~icons/lucide/chevron-left';
import Right from '~icons/lucide/chevron-right';
import styles from './card-pictures.module.css';
import { cardSizes } from './card-sizes.ts';

/** Pictures shown in a card; the others wait on the page of the stay. */
const shownPictures = 5;

/** A row of pictures that snaps by itself; `snap-carousel` adds the arrows. @rule CARD-003 CARD-004 CARD-015 */
export function CardPictures({
  pictures,
  loading,
}: {
  pictures: readonly PictureData[];
  loading: 'first' | 'eager' | 'lazy';
}) {
  const t = useMessages('offer/card');
  const shown = pictures.slice(0, shownPictures);
  return (
    <snap-carousel className={styles.carousel}>
      <div className={styles.track} data-track="">
        {shown.map((picture, index) => (
          <Picture
            key={picture.url}
            picture={picture}
            sizes={cardSizes}
            loading={index === 0 ? loading : 'lazy'}
            className={styles.picture}
          />
        ))}
      </div>
      <button type="button" className={styles.previous} data-step="-1" aria-label={t('previousPicture')} tabIndex={-1}>
        <Left aria-hidden="true" />
      </button>
      <button type="button" className={styles.next} data-step="1" aria-label={t('nextPicture')} tabIndex={-1}>
        <Right aria-hidden="true" />
      </button>
    </snap-carousel>
  );
}
