import type { Guides } from './guide.js';

export const messageGuides: Guides = {
  'Forms/SmsPreview': {
    use: 'Beside a text message that is written, and wherever it is shown as people will read it.',
    not: 'For the number of paid parts and the money alone take SmsMeter.',
    anatomy:
      'Time, bubble with the sign, values underlined, a mark where another paid part begins, and what is billed.',
    accessibility: 'A named region; where a part begins, and what has no value, is told in words.',
  },
  'Forms/WechatPreview': {
    use: 'Beside a WeChat template message that is written, and wherever it is shown as people will read it.',
    not: 'For a text message take SmsPreview, for a push message AppPreview.',
    anatomy: 'Time, card with account, title, fields by their real names, and the row that a tap opens.',
    accessibility: 'A named region; fields are a list of terms; nothing in it can be pressed.',
  },
  'Forms/AppPreview': {
    use: 'Beside a push message that is written: once for each lock screen.',
    not: 'For what is read within the app show the page itself.',
    anatomy:
      'Phone with clock and date; the message with icon, title in one line, text in four, and a place for a picture.',
    accessibility: 'A named region that says which lock screen it is; colours are those of phones in either theme.',
  },
  'Forms/SmsMeter': {
    use: 'Under the field of a text message, while it is written.',
    not: 'To show how it is read take SmsPreview.',
    anatomy:
      'Letters and parts, room to spare, a bar for each part with the next one hollow, price by parts by people.',
    accessibility: 'The bars are one picture whose name says letters, parts and how full the last one is.',
  },
};
