import { useMessages } from '#client/islands/language.tsx';
import { defaultParty, type Party, partyBounds, partyKeys, printParty, type Traveller } from '#shared/party/party.ts';
import { asksFor } from '#shared/search/box-fields.ts';
import { printCriteria } from '#shared/search/codec.ts';
import type { Criteria } from '#shared/search/criteria.ts';
import type { Flow } from '#shared/search/flow.ts';
import { themes } from '#shared/theme/themes.ts';
import styles from './search-box.module.css';

interface Props {
  readonly criteria: Criteria;
  readonly flow: Flow;
  readonly destinationLabel: string;
}

const travellers = ['adults', 'children', 'babies'] as const satisfies Traveller[];

/**
 * The search box with JavaScript off: native fields under the same keys, before the hidden ones of the islands, because
 * the first value of a key counts. The filters that the box does not ask are kept.
 */
export function NativeFields({ criteria, flow, destinationLabel }: Props) {
  const t = useMessages('searchbox/form');
  const field = useMessages('destination/field');
  const picker = useMessages('theme/picker');
  const names = useMessages('theme/names');
  const { destination, party, theme } = criteria;
  return (
    <noscript>
      <div className={styles.native}>
        {asksFor(flow, 'destination', 'city') && (
          <>
            {destination && (
              <label>
                {t('destination')}
                <select name={destination.category} defaultValue={destination.id}>
                  <option value={destination.id}>{destinationLabel}</option>
                  <option value="">{field('anywhere')}</option>
                </select>
              </label>
            )}
            <label>
              {destination ? t('other') : field(asksFor(flow, 'city') ? 'city' : 'label')}
              <input
                type="text"
                name="q"
                maxLength={80}
                placeholder={field(asksFor(flow, 'city') ? 'cityPlaceholder' : 'placeholder')}
              />
            </label>
          </>
        )}
        {asksFor(flow, 'travellers') && <NativeParty party={party} />}
        {asksFor(flow, 'theme') && (
          <label>
            {picker('label')}
            <select name="theme" defaultValue={theme ?? ''}>
              <option value="">{picker('any')}</option>
              {themes.map(({ id, name }) => (
                <option key={id} value={id}>
                  {names(name)}
                </option>
              ))}
            </select>
          </label>
        )}
        {keptKeys(criteria).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </div>
    </noscript>
  );
}

function NativeParty({ party }: { party: Party }) {
  const t = useMessages('searchbox/form');
  const who = useMessages('party/picker');
  return (
    <>
      {travellers.map((traveller) => (
        <label key={traveller}>
          {who(traveller)}
          <input
            type="number"
            name={partyKeys[traveller]}
            {...partyBounds[traveller]}
            defaultValue={party[traveller]}
          />
        </label>
      ))}
      <label>
        {t('rooms')}
        <select name={partyKeys.singleRoom} defaultValue={chosenRoom(party)}>
          <option value="">{t('automatic')}</option>
          <option value="1">{who('singleRoom')}</option>
          <option value="0">{t('several')}</option>
        </select>
      </label>
    </>
  );
}

/** The room as chosen by hand; '' while it follows the party. */
function chosenRoom(party: Party): string {
  return new Map(printParty(party)).get(partyKeys.singleRoom) ?? '';
}

/** What the box does not ask: filters and sort. */
function keptKeys(criteria: Criteria): [string, string][] {
  const { destination: _, point: _1, distance: _2, dates: _3, nights: _4, theme: _5, ...filters } = criteria;
  return [...new URLSearchParams(printCriteria({ ...filters, party: defaultParty }))];
}
