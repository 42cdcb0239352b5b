import { mapAsync, ready } from '@console/base';
import { useListMenus } from '@console/api/hooks/menus';
import { useAddRole, useUpdateRole } from '@console/api/hooks/roles';
import { useListTagSystems } from '@console/api/hooks/tagSystems';
import { SubmitButton } from '@console/ui/button';
import { useUnsaved } from '@console/ui/kept-pages';
import { useMessage } from '@console/ui/provider';
import { tokens } from '@console/ui/theme';
import { AsyncSelect } from '@console/ui/forms';
import { Form } from 'antd';
import { useState } from 'react';
import { styled } from 'styled-components';
import { NameField, NoteField } from '../../forms/fields.js';
import { FormNotice } from '../../forms/FormNotice.js';
import { KeptFields } from '../../forms/KeptFields.js';
import { useEdit } from '../../forms/useEdit.js';
import { useSubmission } from '../../forms/useSubmission.js';
import { useSeparator } from '../../locale/useSeparator.js';
import { MenuPicker } from './MenuPicker.js';
import { withFolders } from './menuTree.js';
import { RoleImpact } from './RoleImpact.js';
import { useRoleWords } from './roleWords.js';

/** Stays in sight below a long tree. */
const Save = styled.div`
  position: sticky;
  bottom: -40px;
  z-index: 1;
  margin-top: -8px;
  padding: 12px 0;
  background: ${tokens.sheet};
`;

export interface RoleFields {
  name: string;
  description: string;
  permissionIds: string[];
  tagSystemIds: string[];
}

export interface RoleFormProps {
  /** The role to change; left out, a new one is made. */
  id?: string;
  initial: RoleFields;
  /** Tells the form from those of other roles: what is typed is kept under it. */
  draftName: string;
  /** The label systems named in `initial`, known before all of them are. */
  systems?: readonly { id: string; name: string }[];
  /** Why nothing can be changed; left out, it can. */
  fixed?: string;
  /** Told of a new role. */
  onSaved?: (role: { id: string }) => void;
}

/** What a role is called, what its members may open, and where. */
export const RoleForm = ({ id, initial, draftName, systems: known = [], fixed, onSaved }: RoleFormProps) => {
  const words = useRoleWords();
  const separator = useSeparator();
  const message = useMessage();
  const [form] = Form.useForm<RoleFields>();
  const add = useAddRole();
  const update = useUpdateRole();
  const menus = useListMenus({});
  const systems = useListTagSystems({});
  const { problem, submit } = useSubmission();
  const edit = useEdit(`role:${draftName}`);
  useUnsaved(edit.dirty);
  const [plan, setPlan] = useState<RoleFields>();
  const count = Form.useWatch('permissionIds', form)?.length ?? initial.permissionIds.length;

  const settingsOf = ({ name, description, permissionIds, tagSystemIds }: RoleFields) => ({
    name: name.trim(),
    description: description.trim(),
    permissionIds: withFolders(menus.data ?? [], new Set(permissionIds)),
    tagSystemIds,
  });

  const onSubmit = async () => {
    const fields = await form.validateFields().catch(() => undefined);
    if (fields === undefined) return false;
    if (id !== undefined) {
      setPlan(fields);
      return false;
    }
    return submit(async () => {
      const created = await add.run(settingsOf(fields), { quiet: true });
      edit.setDirty(false);
      message.success(words.created);
      onSaved?.(created);
    });
  };

  return (
    <Form<RoleFields>
      form={form}
      disabled={fixed !== undefined}
      layout="vertical"
      initialValues={initial}
      onValuesChange={() => edit.setDirty(true)}
      scrollToFirstError={{ focus: true }}
    >
      <KeptFields edit={edit} fill={() => form.setFieldsValue(initial)} />
      {fixed !== undefined && <FormNotice tone="plain">{fixed}</FormNotice>}
      {problem && <FormNotice tone="error">{problem.message}</FormNotice>}
      <NameField name="name" label={words.name} />
      <NoteField name="description" label={words.description} />
      {fixed === undefined ? (
        <Form.Item name="tagSystemIds" label={words.systems} extra={words.systemsHelp}>
          <AsyncSelect
            mode="multiple"
            optionFilterProp="label"
            what={words.systems}
            options={mapAsync(systems.state.state === 'loading' ? ready(known, true) : systems.state, (list) =>
              list.map((system) => ({ value: system.id, label: system.name })),
            )}
          />
        </Form.Item>
      ) : (
        <Form.Item label={words.systems}>{known.map(({ name }) => name).join(separator) || '—'}</Form.Item>
      )}
      <Form.Item name="permissionIds" label={`${words.menus} · ${words.selected(count)}`} extra={words.menusHelp}>
        <MenuPicker disabled={fixed !== undefined} />
      </Form.Item>
      {fixed === undefined && (
        <Save>
          <SubmitButton disabled={menus.data === undefined} onClick={onSubmit}>
            {id === undefined ? words.create : words.review}
          </SubmitButton>
        </Save>
      )}
      <RoleImpact
        plan={
          plan === undefined || id === undefined ? undefined : { id, permissionIds: settingsOf(plan).permissionIds }
        }
        title={words.diff.title}
        verb={words.diff.save}
        onClose={() => setPlan(undefined)}
        onConfirm={async () => {
          if (plan === undefined || id === undefined) return;
          await update.run({ id, ...settingsOf(plan) }, { quiet: true });
          setPlan(undefined);
          edit.setDirty(false);
          message.success(words.saved);
        }}
      />
    </Form>
  );
};
