import { type AppAction, appActions, type AppTemplate } from '@console/api/contract';
import { isWayOut } from '@console/base';
import { FormField, useRules } from '@console/ui/forms';
import { Form, Input, Radio } from 'antd';
import type { FieldsProps, TemplateFields, TemplateKind } from './templateKind.js';
import { useTemplateWords } from './templateWords.js';
import { VariableText } from './VariableText.js';
import { wayOutAddress } from './wayOut.js';

export interface AppFields extends TemplateFields {
  title: string;
  content: string;
  imageUrl: string;
  appAction: AppAction;
  target: string;
}

/** Whether a tap leads somewhere: to an address, or to where its reader opts out. Nothing is `required`'s to say. */
const leads = (link: string, otherwise: string): Promise<void> =>
  link.trim() === '' || isWayOut(link) || /^\s*https?:\/\/\S+\s*$/i.test(link)
    ? Promise.resolve()
    : Promise.reject(new Error(otherwise));

/** What a push message says. */
const Fields = ({ params }: FieldsProps) => {
  const words = useTemplateWords();
  const rules = useRules();
  const action = Form.useWatch<AppAction | undefined>('appAction');
  return (
    <>
      <FormField name="title" label={words.pushTitle} rules={[rules.required(words.pushTitle)]}>
        <VariableText params={params} max={50} />
      </FormField>
      <FormField name="content" label={words.content} rules={[rules.required(words.content)]}>
        <VariableText params={params} max={200} lines={3} />
      </FormField>
      <FormField name="imageUrl" label={words.image} extra={words.imageHelp}>
        <Input maxLength={500} autoComplete="off" inputMode="url" placeholder="https://" />
      </FormField>
      <FormField name="appAction" label={words.action}>
        <Radio.Group options={appActions.map((value) => ({ value, label: words.actions[value] }))} />
      </FormField>
      {action === 'page' && (
        <FormField name="target" label={words.page} rules={[rules.required(words.page)]}>
          <Input maxLength={500} autoComplete="off" placeholder={words.pageHint} />
        </FormField>
      )}
      {action === 'url' && (
        <FormField
          name="target"
          label={words.link}
          extra={words.urlHelp}
          rules={[rules.required(words.link), { validator: (_rule, link = '') => leads(link, words.urlHelp) }]}
        >
          <VariableText params={params} max={500} endings={wayOutAddress(params, words)} />
        </FormField>
      )}
    </>
  );
};

const actionOf = (word: string): AppAction => appActions.find((one) => one === word) ?? 'open';

/** Templates of app messages. */
export const appKind: TemplateKind<AppTemplate, AppFields> = {
  channel: 'app',
  list: 'appTemplates',
  detail: 'appTemplateDetail',
  blank: { templateName: '', version: 0, title: '', content: '', imageUrl: '', appAction: 'open', target: '' },
  fieldsOf: ({ templateName, revision = 0, title, content, imageUrl, appAction, target }) => ({
    templateName,
    version: revision,
    title,
    content,
    imageUrl,
    appAction: actionOf(appAction),
    target,
  }),
  contentOf: ({ title = '', content = '', imageUrl = '', appAction = 'open', target = '' }) => ({
    channel: 'app',
    title,
    content,
    imageUrl,
    appAction,
    target: appAction === 'open' ? '' : target,
  }),
  Fields,
};
