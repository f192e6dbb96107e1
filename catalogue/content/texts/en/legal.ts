import type { StaticId } from '../../editorial.ts';
import { h2, link, p, ul } from '../../rich.ts';
import type { LegalFacts, StaticTexts } from '../texts.ts';

export function legal({ authority, authorityUrl, mediator, law }: LegalFacts): Readonly<Record<StaticId, StaticTexts>> {
  return {
    'conditions-of-sale': {
      title: 'General conditions of sale',
      description: 'Orders, prices, payment, cancellation, gifts and liability: the rules of our sales.',
      body: [
        p(
          `These conditions apply to stays, gifts and activities sold on this site. The seller is the company named at the foot of every page. The contract is governed by: ${law}.`,
        ),
        h2('1. The order'),
        p(
          'An order is firm when the eight-digit booking number is shown and sent to you by e-mail. If a price or availability changes meanwhile, we show it to you and you decide.',
        ),
        h2('2. The price'),
        p(
          'Prices are in euros, taxes included, for the dates and travellers given. Tourist tax is listed apart where it is paid on the spot. A crossed-out price is the one that applied before the reduction.',
        ),
        h2('3. Cancellation by you'),
        p(
          'Every stay states its terms before payment. After the deadline the price stays due. The fourteen-day right of withdrawal does not apply to accommodation booked for a given date; it applies to gifts that have not been used.',
        ),
        h2('4. Cancellation by the hotel'),
        p('If the hotel cannot receive you, we offer an equivalent stay or a full refund, as you choose.'),
        h2('5. Package travel'),
        p(
          'When several travel services are bought together, you have the rights of Directive (EU) 2015/2302: we answer for the performance of the package and your payments are protected in case of insolvency.',
        ),
        h2('6. Gifts'),
        p(
          'A box is valid for a year and a half, a stay voucher or gift card for a year, an activity for twelve months. A gift can be exchanged while it is valid; it is not paid out in cash.',
        ),
        h2('7. Complaints'),
        p(
          'Write to us from the page ',
          link('/contact', 'Contact'),
          `; we answer within 48 hours. Failing an agreement you may turn, free of charge, to: ${mediator}.`,
        ),
      ],
    },
    'conditions-of-use': {
      title: 'Conditions of use',
      description: 'What you may do on this site, and what we answer for.',
      body: [
        p('By using this site you accept these rules. They are short.'),
        h2('Content'),
        p(
          'Texts, pictures and marks belong to the seller or its partners. You may share a link; reproducing a page needs our consent.',
        ),
        h2('Reviews'),
        p(
          'Only people who have stayed at a hotel may review it. We publish reviews in their language, untouched, and remove only those that break the law.',
        ),
        h2('Fair use'),
        ul(
          'Do not collect prices automatically without consent.',
          'Do not book in another person’s name without asking.',
          'Do not try to get around the security of the site.',
        ),
        h2('Availability'),
        p(
          'We do our best for the site to answer at any hour. An interruption gives no right to compensation, but a confirmed booking stays confirmed.',
        ),
      ],
    },
    'data-protection': {
      title: 'Data protection',
      description: 'Which data we handle, why, for how long, and what your rights are.',
      body: [
        p(
          'We handle your data as Regulation (EU) 2016/679 asks. The controller is the company named at the foot of every page.',
        ),
        h2('What we handle'),
        ul(
          'To book: name, e-mail, telephone, dates and travellers.',
          'To answer: your messages.',
          'To improve the site: audience measurement, only if you accept it.',
        ),
        h2('Who receives it'),
        p('The hotel you book, the payment provider, and nobody else without your consent.'),
        h2('For how long'),
        p('As long as the booking, then as long as the law asks for invoices. Messages are erased after three years.'),
        h2('Your rights'),
        p(
          'You may ask to see, correct, take with you or erase your data, or object to its use, from the page ',
          link('/contact', 'Contact'),
          '. You may also turn to the authority: ',
          link(authorityUrl, authority),
          '.',
        ),
      ],
    },
    cookies: {
      title: 'Cookies',
      description: 'The small files this site leaves, and how to change your mind.',
      body: [
        p('Nothing that is not needed is stored before you agree, and refusing is as easy as accepting.'),
        h2('Necessary'),
        p('Your language, the booking you are making and your choice about cookies. They follow nobody.'),
        h2('Measurement and partners'),
        p(
          'Only if you agree: audience measurement, trials of new pages, and the id of the partner who led you here, kept for thirty days.',
        ),
        h2('Changing your mind'),
        p(
          'At any time, by the link “Cookie preferences” at the foot of every page. Your choice is kept for six months. The “Global Privacy Control” signal of your browser is respected.',
        ),
      ],
    },
    'hotel-partners': {
      title: 'Do you run a hotel?',
      description: 'Offer your rooms and your best moments on this site: how we work.',
      body: [
        p(
          'We look for houses with a story, not only with beds. Three stars or five, ten rooms or a hundred: it matters little if the welcome is right.',
        ),
        h2('What we ask'),
        ul(
          'A high point in every stay: spa, table, walk, tasting.',
          'Availability kept up to date, to the same evening.',
          'A net price, and the tourist tax apart.',
        ),
        h2('What we bring'),
        p(
          'Travellers who stay two nights, often out of season; gifts that fill the week; a team that speaks your language and that of your guests.',
        ),
        p(
          'Introduce yourself from the page ',
          link('/contact', 'Contact'),
          ', reason “Other”: we call back within a week.',
        ),
      ],
    },
  };
}
