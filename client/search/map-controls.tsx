import { useMessages } from '#client/islands/language.tsx';
import Minus from '~icons/lucide/minus';
import Plus from '~icons/lucide/plus';
import Refresh from '~icons/lucide/rotate-cw';
import type { AreaSearch } from './use-area-search.ts';

/** Over the map: the search in its area, and whether it follows the map. @rule MAP-006 */
export function AreaControls({ area, onSearch }: { area: AreaSearch; onSearch: () => void }) {
  const t = useMessages('map/stage');
  return (
    <div className="map-top">
      {area.isOffered && (
        <button type="button" className="map-again" onClick={onSearch}>
          <Refresh aria-hidden="true" /> {t('searchHere')}
        </button>
      )}
      <label className="map-follow">
        <input
          type="checkbox"
          role="switch"
          aria-checked={area.follows}
          checked={area.follows}
          onChange={(event) => area.setFollows(event.currentTarget.checked)}
        />
        {t('follow')}
      </label>
    </div>
  );
}

export function ZoomControls({ onZoom }: { onZoom: (steps: number) => void }) {
  const t = useMessages('map/stage');
  return (
    <div className="map-zoom">
      <button type="button" aria-label={t('zoomIn')} onClick={() => onZoom(1)}>
        <Plus aria-hidden="true" />
      </button>
      <button type="button" aria-label={t('zoomOut')} onClick={() => onZoom(-1)}>
        <Minus aria-hidden="true" />
      </button>
    </div>
  );
}
