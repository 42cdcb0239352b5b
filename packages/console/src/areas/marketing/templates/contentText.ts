import { appActions, knownTemplateContent, smsKinds, type TemplateContentReply } from '@console/api/contract';
import { lookUp } from '@console/base';
import type { DifferenceField } from '@console/ui/difference-view';
import type { TemplateWords } from './templateWords.js';

const wordFor = (known: readonly string[], words: Readonly<Record<string, string>>, word: string): string =>
  known.includes(word) ? lookUp(words, word, word) : word;

/** The proof of the sign of a text message; null: there is none, or it is of another channel. */
const proofOf = (answered: TemplateContentReply): string | null => {
  const content = knownTemplateContent(answered);
  return content?.channel === 'sms' ? content.signFileId : null;
};

/** The proofs of these, each once: people know them by their number. */
export const proofsOf = (contents: readonly (TemplateContentReply | null)[]): string[] => [
  ...new Set(contents.flatMap((content) => (content && proofOf(content)) ?? [])),
];

const proofName = (id: string | null, proofs: readonly string[], words: TemplateWords): string => {
  if (id === null) return '';
  const at = proofs.indexOf(id);
  return at < 0 ? words.otherProof : words.proofNumber(at + 1);
};

/**
 * What a version says, field by field, to be read and compared; of a channel that is not known here, nothing. `proofs`:
 * those that are told apart.
 */
export const contentText = (
  answered: TemplateContentReply,
  words: TemplateWords,
  proofs: readonly string[],
): readonly DifferenceField[] => {
  const content = knownTemplateContent(answered);
  if (content === undefined) return [];
  if (content.channel === 'sms')
    return [
      { key: 'smsKind', label: words.kind, value: wordFor(smsKinds, words.kinds, content.smsKind) },
      { key: 'signName', label: words.sign, value: content.signName },
      { key: 'content', label: words.content, value: content.content },
      { key: 'vendorCode', label: words.vendorCode, value: content.vendorCode },
      { key: 'signFileId', label: words.proof, value: proofName(content.signFileId, proofs, words) },
    ];
  if (content.channel === 'wechat')
    return [
      { key: 'wechatTemplateId', label: words.wechatId, value: content.wechatTemplateId },
      { key: 'title', label: words.cardTitle, value: content.title },
      {
        key: 'fields',
        label: words.fields,
        value: content.fields
          .map(({ keyword, label = '', value }) => words.named(`${keyword} ${label}`.trim(), value))
          .join('\n'),
      },
      { key: 'url', label: words.url, value: content.url },
    ];
  return [
    { key: 'title', label: words.pushTitle, value: content.title },
    { key: 'content', label: words.content, value: content.content },
    { key: 'imageUrl', label: words.image, value: content.imageUrl },
    { key: 'appAction', label: words.action, value: wordFor(appActions, words.actions, content.appAction) },
    { key: 'target', label: words.fieldNames.target, value: content.target },
  ];
};
