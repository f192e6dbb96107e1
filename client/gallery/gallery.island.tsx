import { useId, useRef } from 'react';
import { useMessages } from '#client/islands/language.tsx';
import type { PictureData } from '#client/ui/picture.tsx';
import Images from '~icons/lucide/images';
import styles from './gallery.module.css';
import { GalleryRow } from './gallery-row.tsx';
import { Lightbox } from './lightbox.tsx';

interface Props {
  /** The name of what is pictured. */
  readonly subject: string;
  readonly pictures: readonly PictureData[];
  /** How many pictures stand in the grid of a wide screen; the rest is in the lightbox. @rule HOTEL-003 */
  readonly shown: 4 | 5;
}

/** One large picture and three or four small ones, or a row to swipe on a phone; each opens the lightbox at itself. @rule HOTEL-002 HOTEL-003 */
export function GalleryIsland({ subject, pictures, shown }: Props) {
  const t = useMessages('gallery/gallery');
  const id = `lightbox${useId()}`;
  const track = useRef<HTMLUListElement>(null);
  const open = (index: number) => {
    const row = track.current;
    const dialog = row?.closest('dialog');
    if (!row || !dialog) return;
    if (!dialog.open) dialog.showModal();
    row.scrollTo({ left: index * row.clientWidth, behavior: 'instant' });
  };
  // A native command: it opens before hydration and without script too.
  const command = { command: 'show-modal', commandfor: id };
  return (
    <div className={styles.gallery}>
      <GalleryRow pictures={pictures} shown={shown} onOpen={open} />
      <button type="button" className={styles.all} {...command} onClick={() => open(0)}>
        <Images aria-hidden="true" />
        {t('open', { count: pictures.length })}
      </button>
      <Lightbox id={id} title={t('title', { hotel: subject })} pictures={pictures} track={track} onShow={open} />
    </div>
  );
}
