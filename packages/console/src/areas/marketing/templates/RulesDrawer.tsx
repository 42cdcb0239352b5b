import type { TemplateRules } from '@console/api/contract';
import { useModifyTemplateRules, useReadTemplateRules } from '@console/api/hooks/marketing/templateReview';
import { useMessage } from '@console/ui/provider';
import type { FormRule } from 'antd';
import { NoteField } from '../../../forms/fields.js';
import { FormDrawer } from '../../../forms/FormDrawer.js';
import { useEdit } from '../../../forms/useEdit.js';
import { useDictionary } from '../../../locale/useDictionary.js';
import { useTemplateWords } from './templateWords.js';

interface RulesDrawerProps {
  open: boolean;
  onClose: () => void;
}

interface RulesFields {
  forbiddenWords: string;
  linkHosts: string;
  version: number;
}

const MOST_WORDS = 500;
const LONGEST_WORD = 30;
const MOST_HOSTS = 50;
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/i;

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

/** A rule over the lines of a text: `faultOf` says what is wrong with them. */
const ofLines = (faultOf: (lines: readonly string[]) => string | undefined): FormRule => ({
  validator: (_rule, text: string | undefined) => {
    const fault = faultOf(linesOf(text ?? ''));
    return fault === undefined ? Promise.resolve() : Promise.reject(new Error(fault));
  },
});

const fieldsOf = (rules: TemplateRules | undefined): RulesFields => ({
  forbiddenWords: rules?.forbiddenWords.join('\n') ?? '',
  linkHosts: rules?.linkHosts.join('\n') ?? '',
  version: rules?.version ?? 0,
});

/** Changes what templates are checked by. */
export default function RulesDrawer({ open, onClose }: RulesDrawerProps) {
  const words = useTemplateWords();
  const { form } = useDictionary();
  const message = useMessage();
  const edit = useEdit('template rules');
  const { state, data } = useReadTemplateRules(open ? {} : null);
  const { run: modify } = useModifyTemplateRules();
  return (
    <FormDrawer<RulesFields>
      recordKey={open ? 'rules' : undefined}
      title={words.rules}
      what={words.rules}
      record={state}
      verb={form.save}
      initial={fieldsOf(data)}
      edit={edit}
      merging={{
        versionOf: ({ version }) => version,
        describe: ({ forbiddenWords, linkHosts }) => [
          { key: 'forbiddenWords', label: words.forbiddenWords, value: forbiddenWords },
          { key: 'linkHosts', label: words.linkHosts, value: linkHosts },
        ],
      }}
      onSubmit={async ({ forbiddenWords, linkHosts, version }) => {
        await modify(
          { forbiddenWords: linesOf(forbiddenWords), linkHosts: linesOf(linkHosts), version },
          { quiet: true },
        );
        message.success(words.rulesSaved);
      }}
      onClose={() => {
        edit.setDirty(false);
        onClose();
      }}
    >
      <NoteField
        name="forbiddenWords"
        label={words.forbiddenWords}
        help={words.forbiddenHelp}
        max={MOST_WORDS * (LONGEST_WORD + 1)}
        lines={6}
        rules={[
          ofLines((lines) => {
            if (lines.length > MOST_WORDS) return words.tooManyLines(MOST_WORDS);
            return lines.some((line) => line.length > LONGEST_WORD) ? words.tooLongLine(LONGEST_WORD) : undefined;
          }),
        ]}
      />
      <NoteField
        name="linkHosts"
        label={words.linkHosts}
        help={words.linkHostsHelp}
        max={5000}
        lines={3}
        rules={[
          ofLines((lines) => {
            if (lines.length > MOST_HOSTS) return words.tooManyLines(MOST_HOSTS);
            const wrong = lines.find((line) => !HOST.test(line));
            return wrong === undefined ? undefined : words.wrongHost(wrong);
          }),
        ]}
      />
    </FormDrawer>
  );
}
