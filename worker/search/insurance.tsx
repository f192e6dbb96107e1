import { useMessages, useRoutes, useVisitor } from '#client/islands/language.tsx';
import { Button } from '#client/ui/button.tsx';
import type { Offer } from '#shared/catalogue/offer.ts';
import { insuranceChoices } from '#shared/offer/insurance.ts';
import { formatEuros } from '#shared/price/euros.ts';
import { printCriteria } from '#shared/search/codec.ts';
import { defaultFlow } from '#shared/search/flow.ts';
import { HiddenFields } from './hidden-fields.tsx';
import styles from './insurance.module.css';
import type { SearchQuestion } from './question.ts';

/** Whether to insure the stay, where the offers come with an insurance: one answer at a time. @rule CARD-012 OPEN-108 */
export function Insurance({ question, offers }: { question: SearchQuestion; offers: readonly Offer[] }) {
  const t = useMessages('results/insurance');
  const routes = useRoutes();
  const { tag } = useVisitor();
  const { criteria, flow } = question;
  const choices = insuranceChoices(offers, criteria.hasInsurance);
  if (choices.length === 0) return null;
  return (
    <form className={styles.insurance} method="get" action={routes.search()}>
      <HiddenFields of={printCriteria({ ...criteria, hasInsurance: false })} />
      {flow !== defaultFlow && <input type="hidden" name="flow" value={flow} />}
      <fieldset>
        <legend>{t('legend')}</legend>
        {choices.map(({ offer, isChosen }) => (
          <label key={offer?.id ?? ''}>
            <input type="radio" name="hasInsurance" value={offer ? '1' : ''} defaultChecked={isChosen} />
            <span>{offer?.label ?? t('none')}</span>
            {offer && <span className={styles.price}>{formatEuros(offer.price, tag)}</span>}
          </label>
        ))}
      </fieldset>
      <Button type="submit" look="quiet">
        {t('apply')}
      </Button>
    </form>
  );
}
