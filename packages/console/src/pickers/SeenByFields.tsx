import { FormField, useRules } from '@console/ui/forms';
import { Form, Radio } from 'antd';
import { RolePicker } from './RolePicker.js';
import { useSeenByWords } from './seenByWords.js';

/** The part of a form's fields that says who sees a thing. */
export interface SeenBy {
  seenBy: 'everybody' | 'roles';
  roleIds: string[];
}

/** The fields of a thing, or of a new one, which is for everybody. */
export const seenByOf = (thing: { roles?: readonly { id: string }[] | null | undefined } | undefined): SeenBy => ({
  seenBy: thing?.roles === null || thing?.roles === undefined ? 'everybody' : 'roles',
  roleIds: thing?.roles?.map(({ id }) => id) ?? [],
});

/** What the calls take. */
export const roleIdsOf = ({ seenBy, roleIds }: SeenBy): string[] | null => (seenBy === 'roles' ? roleIds : null);

/** Whether everybody sees a thing, or the members of some roles alone. */
export const SeenByFields = () => {
  const words = useSeenByWords();
  const rules = useRules();
  const form = Form.useFormInstance<SeenBy>();
  const seenBy = Form.useWatch('seenBy', { form, preserve: true });
  return (
    <>
      <FormField name="seenBy" label={words.label}>
        <Radio.Group
          options={[
            { value: 'everybody', label: words.everybody },
            { value: 'roles', label: words.chosen },
          ]}
        />
      </FormField>
      {seenBy === 'roles' && (
        <FormField name="roleIds" label={words.roles} extra={words.help} rules={[rules.chosen(words.roles)]}>
          <RolePicker />
        </FormField>
      )}
    </>
  );
};
