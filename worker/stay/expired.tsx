import { useMessages, useRoutes } from '#client/islands/language.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import type { PlaceLink } from '#shared/catalogue/place.ts';
import { Notice } from '../error/notice.tsx';

interface Props {
  /** Where to look instead, the narrowest place last; none is known of a stay that the catalogue has forgotten. */
  readonly places: readonly PlaceLink[];
  /** Whether stays of the same hotel follow below. */
  readonly hasOthers: boolean;
}

/** The notice of a stay that is no longer sold, and where to go instead. @rule STAY-034 STAY-035 */
export function Expired({ places, hasOthers }: Props) {
  const t = useMessages('stay/expired');
  const routes = useRoutes();
  const place = places.at(-1);
  return (
    <Notice picture="lost" title={t('title')} text={t('text')}>
      {hasOthers && <ButtonLink href="#others">{t('others')}</ButtonLink>}
      {place && (
        <ButtonLink href={routes.search(`${place.category}=${place.id}`)} look={hasOthers ? 'quiet' : 'primary'}>
          {t('place', { place: place.label })}
        </ButtonLink>
      )}
      {!place && <ButtonLink href={routes.search()}>{t('search')}</ButtonLink>}
    </Notice>
  );
}
