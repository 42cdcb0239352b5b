import type { PrivateDomain } from '@console/api/contract';
import { useAddPrivateDomain, useModifyPrivateDomain } from '@console/api/hooks/marketing/privateDomain';
import { formatDateTime } from '@console/base';
import { FormField, useRules } from '@console/ui/forms';
import { Notice } from '@console/ui/states';
import { InputNumber } from 'antd';
import { Facts } from '../../../details/Facts.js';
import { NameField, NoteField, SwitchField } from '../../../forms/fields.js';
import { RecordDrawer } from '../../../forms/RecordDrawer.js';
import type { OpenedRecord } from '../../../lists/openedRecord.js';
import { LabelPicker } from '../../../pickers/labels/LabelPicker.js';
import { StaffPicker } from '../weCom/StaffPicker.js';
import { DomainMembers } from './DomainMembers.js';
import { useDomainWords } from './domainWords.js';

interface Fields {
  name: string;
  /** One. */
  staffIds: string[];
  memberCount: number | null;
  tagIds: string[];
  description: string;
  enabled: boolean;
}

const MOST_MEMBERS = 1_000_000_000;

const fieldsOf = (row: PrivateDomain | undefined): Fields => ({
  name: row?.name ?? '',
  staffIds: row === undefined ? [] : [row.staffId],
  memberCount: row?.memberCount ?? 0,
  tagIds: row?.tags.map(({ id }) => id) ?? [],
  description: row?.description ?? '',
  enabled: row?.enabled ?? true,
});

/** What WeCom says of a group of its own, which is not changed here. */
const WeComFacts = ({ row }: { row: PrivateDomain }) => {
  const words = useDomainWords();
  return (
    <>
      <Notice {...(row.goneTime !== null && { tone: 'warning' })}>
        {row.goneTime === null ? words.theirs : words.goneAt(formatDateTime(row.goneTime))}
      </Notice>
      <Facts
        facts={[
          [words.staff, row.staffName],
          [words.memberCount, row.memberCount.toLocaleString()],
          [words.joinedToday, row.joinedToday.toLocaleString()],
          [words.leftToday, row.leftToday.toLocaleString()],
        ]}
      />
    </>
  );
};

/** One group beside the list: what is said about it here, and who is in it. */
export default function DomainDrawer({ list }: { list: OpenedRecord<PrivateDomain> }) {
  const words = useDomainWords();
  const rules = useRules();
  const { run: add } = useAddPrivateDomain();
  const { run: modify } = useModifyPrivateDomain();
  return (
    <RecordDrawer<PrivateDomain, Fields>
      list={list}
      what={words.what}
      newTitle={words.add}
      width={720}
      titleOf={({ name }) => name || words.unnamed}
      fieldsOf={fieldsOf}
      renderFacts={(row) => row.source === 'weCom' && <WeComFacts row={row} />}
      onSubmit={(fields, row) => {
        const said = { tagIds: fields.tagIds, description: fields.description.trim(), enabled: fields.enabled };
        // What WeCom says is not in the form, and not among its fields.
        if (row?.source === 'weCom') return modify({ id: row.id, ...said }, { quiet: true });
        const [staffId = ''] = fields.staffIds;
        const own = { name: fields.name.trim(), staffId, memberCount: fields.memberCount ?? 0 };
        if (row === undefined) return add({ ...own, ...said }, { quiet: true });
        return modify({ id: row.id, ...own, ...said }, { quiet: true });
      }}
      saved={words.saved}
      created={words.added}
    >
      {(row) => (
        <>
          {row?.source !== 'weCom' && (
            <>
              {row === undefined && <Notice>{words.handHelp}</Notice>}
              <NameField name="name" label={words.name} />
              <FormField name="staffIds" label={words.staff} rules={[rules.chosen(words.staff)]}>
                <StaffPicker single {...(row && { known: [{ id: row.staffId, name: row.staffName }] })} />
              </FormField>
              <FormField name="memberCount" label={words.memberCount}>
                <InputNumber min={0} max={MOST_MEMBERS} precision={0} />
              </FormField>
            </>
          )}
          <FormField name="tagIds" label={words.labels}>
            <LabelPicker />
          </FormField>
          <NoteField name="description" label={words.description} />
          <SwitchField name="enabled" label={words.enabled} help={words.enabledHelp} />
          {row?.source === 'weCom' && <DomainMembers key={row.id} id={row.id} />}
        </>
      )}
    </RecordDrawer>
  );
}
