import { useReadTemplateRules } from '@console/api/hooks/marketing/templateReview';
import { mapAsync, OPT_OUT_VARIABLE, plainProblems } from '@console/base';
import { FormField, useRules } from '@console/ui/forms';
import { Form } from 'antd';
import { useDeferredValue, useMemo } from 'react';
import { CheckList } from '../templates/CheckList.js';
import { useTemplateWords } from '../templates/templateWords.js';
import { PlainText } from './PlainText.js';
import { usePlanWords } from './planWords.js';

const MOST = 2000;
const WAY_OUT = `\${${OPT_OUT_VARIABLE}}`;

interface TaskTextProps {
  /** It goes to groups: nobody takes a whole group off, so that it holds no way out. */
  toGroups: boolean;
}

/** The text of a task, and what is wrong with it, as the server will find. */
export const TaskText = ({ toGroups }: TaskTextProps) => {
  const words = usePlanWords();
  const written = useTemplateWords();
  const required = useRules().required(words.content);
  const typed: unknown = Form.useWatch('content', Form.useFormInstance());
  const content = useDeferredValue(typeof typed === 'string' ? typed : '');
  const { state, data } = useReadTemplateRules({});
  const wayOut = toGroups ? undefined : data?.params.find(({ name }) => name === OPT_OUT_VARIABLE)?.sample;
  const checked = useMemo(() => {
    const samples: Record<string, string> = wayOut === undefined ? {} : { [OPT_OUT_VARIABLE]: wayOut };
    return mapAsync(state, ({ forbiddenWords, linkHosts, variants }) =>
      plainProblems(content, { samples, forbiddenWords, linkHosts, variants }),
    );
  }, [content, state, wayOut]);
  const ending = { label: written.wayOutLink, text: written.wayOutLinkText(WAY_OUT), sign: WAY_OUT };
  return (
    <>
      <FormField name="content" label={words.content} extra={words.contentHelp} rules={[required]}>
        <PlainText max={MOST} ending={wayOut === undefined ? undefined : ending} />
      </FormField>
      {content.trim() !== '' && <CheckList checked={checked} />}
    </>
  );
};
