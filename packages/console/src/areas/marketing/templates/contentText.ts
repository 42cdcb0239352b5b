import { appActions, knownTemplateContent, smsKinds, type TemplateContentReply } from '@console/api/contract';
import { lookUp } from '@console/base';
import type { DifferenceField } from '@console/ui/difference-view';
import type { TemplateWords } from './templateWords.js';

const wordFor = (known: readonly string[], words: Readonly<Record<string, string>>, word: string): string =>
  known.includes(word) ? lookUp(words, word, word) : word;

/** What a version says, field by field, to be read and compared; of a channel that is not known here, nothing. */
export const contentText = (answered: TemplateContentReply, words: TemplateWords): readonly DifferenceField[] => {
  const content = knownTemplateContent(answered);
  if (content === undefined) return [];
  if (content.channel === 'sms')
    return [
      { key: 'smsKind', label: words.kind, value: wordFor(smsKinds, words.kinds, content.smsKind) },
      { key: 'signName', label: words.sign, value: content.signName },
      { key: 'content', label: words.content, value: content.content },
      { key: 'vendorCode', label: words.vendorCode, value: content.vendorCode },
      { key: 'signFileId', label: words.proof, value: content.signFileId ?? '' },
    ];
  if (content.channel === 'wechat')
    return [
      { key: 'wechatTemplateId', label: words.wechatId, value: content.wechatTemplateId },
      { key: 'title', label: words.cardTitle, value: content.title },
      {
        key: 'fields',
        label: words.fields,
        value: content.fields.map(({ keyword, label = '', value }) => `${keyword} ${label}：${value}`).join('\n'),
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
