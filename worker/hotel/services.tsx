import { useMessages } from '#client/islands/language.tsx';
import type { Facility } from '#shared/catalogue/hotel.ts';
import { Disclosure } from '../product/disclosure.tsx';
import styles from './about.module.css';

/** The services and equipment of the hotel, with how many there are. @rule HOTEL-016 */
export function Services({ facilities }: { facilities: readonly Facility[] }) {
  const t = useMessages('product/practical');
  if (facilities.length === 0) return null;
  return (
    <Disclosure title={t('services', { count: facilities.length })}>
      <ul className={styles.services}>
        {facilities.map(({ code, label }) => (
          <li key={code}>{label}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
