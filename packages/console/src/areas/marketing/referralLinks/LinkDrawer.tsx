import type { ReferralLink } from '@console/api/contract';
import { useAddReferralLink, useModifyReferralLink } from '@console/api/hooks/marketing/referralLink';
import { FormField, useRules } from '@console/ui/forms';
import { DatePicker, Form } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { NoteField, SwitchField } from '../../../forms/fields.js';
import { RecordDrawer } from '../../../forms/RecordDrawer.js';
import type { OpenedRecord } from '../../../lists/openedRecord.js';
import { LabelPicker } from '../../../pickers/labels/LabelPicker.js';
import { StaffPicker } from '../weCom/StaffPicker.js';
import { LinkCode } from './LinkCode.js';
import { LinkNameField } from './LinkNameField.js';
import { useLinkWords } from './linkWords.js';
import { WayStatus } from './useLinkList.js';

interface Fields {
  linkName: string;
  staffIds: string[];
  tagIds: string[];
  welcome: string;
  /** ISO; null: never. */
  expireTime: string | null;
  enabled: boolean;
}

const MOST_STAFF = 100;

const fieldsOf = (row: ReferralLink | undefined): Fields => ({
  linkName: row?.linkName ?? '',
  staffIds: row?.staff.map(({ id }) => id) ?? [],
  tagIds: row?.tags.map(({ id }) => id) ?? [],
  welcome: row?.welcome ?? '',
  expireTime: row?.expireTime ?? null,
  enabled: row?.enabled ?? true,
});

/** One link beside the list: its code, whom it leads to, and how new people are greeted. */
export default function LinkDrawer({ list }: { list: OpenedRecord<ReferralLink> }) {
  const words = useLinkWords();
  const rules = useRules();
  const { run: add } = useAddReferralLink();
  const { run: modify } = useModifyReferralLink();
  return (
    <RecordDrawer<ReferralLink, Fields>
      list={list}
      what={words.what}
      newTitle={words.add}
      width={720}
      titleOf={({ linkName }) => linkName}
      renderTags={({ wayState }) => <WayStatus wayState={wayState} />}
      renderFacts={(row) => <LinkCode link={row} />}
      fieldsOf={fieldsOf}
      onSubmit={(fields, row) => {
        const said = { ...fields, linkName: fields.linkName.trim(), welcome: fields.welcome.trim() };
        return row === undefined
          ? add(said, { quiet: true })
          : modify({ ...said, id: row.id, version: row.version }, { quiet: true });
      }}
      saved={words.saved}
      created={words.created}
    >
      {(row) => (
        <>
          <LinkNameField {...(row && { own: row.linkName })} />
          <FormField name="staffIds" label={words.staff} extra={words.staffHelp} rules={[rules.chosen(words.staff)]}>
            <StaffPicker
              maxCount={MOST_STAFF}
              {...(row && { known: row.staff.map(({ id, nick }) => ({ id, name: nick })) })}
            />
          </FormField>
          <FormField name="tagIds" label={words.labels} extra={words.labelsHelp}>
            <LabelPicker />
          </FormField>
          <NoteField name="welcome" label={words.welcome} help={words.welcomeHelp} counted />
          <Form.Item
            name="expireTime"
            label={words.expire}
            extra={words.expireHelp}
            getValueProps={(value: string | null) => ({ value: value === null ? null : dayjs(value) })}
            getValueFromEvent={(day: Dayjs | null) => day?.toISOString() ?? null}
          >
            <DatePicker
              showTime={{ format: 'HH:mm', defaultValue: dayjs('23:59', 'HH:mm') }}
              format="YYYY-MM-DD HH:mm"
              style={{ width: 220 }}
            />
          </Form.Item>
          <SwitchField name="enabled" label={words.enabled} help={words.enabledHelp} />
        </>
      )}
    </RecordDrawer>
  );
}
