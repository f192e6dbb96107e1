import { link, ol, p, ul } from '../../rich.ts';
import type { FaqTexts } from '../texts.ts';

export const faq: FaqTexts = {
  title: 'Frequently asked questions',
  intro: 'The answers we give most often. Yours is not among them? Write to us, we answer within 48 hours.',
  sections: { booking: 'Booking and changing', stay: 'Your stay', payment: 'Payment', gifts: 'Gifts' },
  questions: {
    'find-booking': {
      question: 'How do I find my booking?',
      answer: [
        p(
          'On the page ',
          link('/booking-lookup', 'Check my booking'),
          ', with your eight-digit number and the e-mail address of the order. The number is in your confirmation e-mail.',
        ),
      ],
    },
    'change-dates': {
      question: 'Can I change the dates?',
      answer: [
        p(
          'Yes, until the cancellation deadline and while the hotel has room. ',
          link('/booking-lookup#r=modify', 'Ask for the change'),
          ': we confirm the new price before anything is changed.',
        ),
      ],
    },
    cancel: {
      question: 'How do I cancel, and what does it cost?',
      answer: [
        p('Every stay states its terms before you book:'),
        ul(
          'flexible: free of charge until three days before arrival;',
          'moderate: free of charge until fourteen days before arrival;',
          'not refundable: the price stays due.',
        ),
        p('The exact date is in your confirmation. ', link('/booking-lookup#r=cancel', 'Cancel my booking'), '.'),
      ],
    },
    price: {
      question: 'What does the price include?',
      answer: [
        p(
          'The nights, the programme described and taxes, for the dates and travellers you gave. Only the tourist tax is sometimes paid on the spot: its amount stands beside the total.',
        ),
      ],
    },
    children: {
      question: 'From what age do children pay?',
      answer: [
        p(
          'From three. From three to eleven they pay a reduced price, from twelve the adult one. Those under three stay free of charge, in a cot that you ask for.',
        ),
      ],
    },
    arrival: {
      question: 'How late can I book for the same night?',
      answer: [
        p(
          'Until eight in the evening by the hotel’s clock. Arrival and departure times are on the page of each stay; let the hotel know if you will be late.',
        ),
      ],
    },
    'tourist-tax': {
      question: 'What is the tourist tax?',
      answer: [
        p(
          'A tax that the town charges per person and night, or as a percentage of the price. We always list it, on its own line, before you pay.',
        ),
      ],
    },
    pets: {
      question: 'May my dog come?',
      answer: [
        p(
          'To the hotels that allow it: tick “pets allowed” in the filters, or ',
          link('/search?petsAllowed=1', 'see all of them here'),
          '. The hotel may ask for a supplement.',
        ),
      ],
    },
    payment: {
      question: 'How can I pay?',
      answer: [
        p(
          'By the usual bank cards and, depending on the country, an online wallet. The payment page is encrypted and we do not keep your card number.',
        ),
      ],
    },
    instalments: {
      question: 'Can I pay in instalments?',
      answer: [
        p('Yes, where the amount and the arrival allow it:'),
        ul(
          'later, if arrival is at least five days away;',
          'in 3, from €200 to €2,000, at least seven days ahead;',
          'in 4, from €250 to €2,000, at least seven days ahead.',
        ),
        p('Any fee is added to the first instalment and shown before you accept.'),
      ],
    },
    invoice: {
      question: 'How do I get an invoice?',
      answer: [
        p(
          'From ',
          link('/booking-lookup#r=invoice', 'your booking'),
          ', with the company name it must carry. Tourist tax paid on the spot is invoiced by the hotel.',
        ),
      ],
    },
    'use-gift': {
      question: 'I have been given a present: how do I use it?',
      answer: [
        ol(
          'Open the page for gift recipients and enter the number of your gift.',
          'Choose the hotel and the date: what has been paid is deducted.',
          'Confirm: the hotel expects you.',
        ),
        p(link('/beneficiary/login', 'Use my gift')),
      ],
    },
    'receive-voucher': {
      question: 'When and how does the present arrive?',
      answer: [
        p(
          'Digital, by e-mail, within a minute of payment. Printed, by post, in two to four working days; delivery of boxes is free.',
        ),
      ],
    },
    'gift-validity': {
      question: 'How long is a gift valid?',
      answer: [
        p(
          'A year and a half for a box, a year for a stay voucher or a gift card, twelve months for an activity. The date stands on the gift.',
        ),
      ],
    },
    'exchange-gift': {
      question: 'Can a gift be exchanged?',
      answer: [
        p('Yes, for another stay or box, while it is valid. If the other one costs more, you only pay the difference.'),
      ],
    },
  },
};
