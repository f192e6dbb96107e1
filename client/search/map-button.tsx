import { useMessages } from '#client/islands/language.tsx';
import MapIcon from '~icons/lucide/map';
import styles from './map-button.module.css';
import { mapPanelId } from './map-panel.ts';

/**
 * Opens the map from the filter bar (`bar`) or, in the long words, from the action bar of a phone (`action`); without a
 * line of script. Beside the list it shows only while the map is hidden. @rule MAP-001
 */
export function MapButton({ place }: { place: 'bar' | 'action' }) {
  const t = useMessages('map/button');
  return (
    <button type="button" className={`${styles.button} ${styles[place]}`} popoverTarget={mapPanelId} data-map-button="">
      <MapIcon aria-hidden="true" />
      <span aria-hidden="true">{t('open')}</span>
      <span className="hidden-text">{t('openLong')}</span>
    </button>
  );
}
