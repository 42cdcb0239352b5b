import { useAssignPackage, useAssignUsers } from '@console/api/hooks/marketing/qyWechat';
import { FormDrawer } from '../../../forms/FormDrawer.js';
import { NoteField, SwitchField } from '../../../forms/fields.js';
import type { OpenRecord } from '../../../navigation/useRecord.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { type AssignmentFields, newAssignment } from './assignmentFields.js';
import { useAssignWords } from './assignWords.js';
import { ToFields } from './ToFields.js';
import { WhoFields } from './WhoFields.js';

/** Each member of staff with what was said of them. */
const takersOf = ({ staffIds, weights = {}, mosts = {} }: AssignmentFields) =>
  staffIds.map((id) => {
    const [weight, most] = [weights[id] ?? undefined, mosts[id] ?? undefined];
    return { id, ...(weight !== undefined && { weight }), ...(most !== undefined && { most }) };
  });

/** Says whom and to whom; it is worked out, and shown before anything is done. */
export default function NewAssignmentDrawer({ record }: { record: OpenRecord }) {
  const words = useAssignWords();
  const [, set] = useQueryState();
  const { run: assignPack } = useAssignPackage();
  const { run: assignChosen } = useAssignUsers();

  const work = (fields: AssignmentFields) => {
    const { who, packIds, labelIds, cities, currentStaffIds, customerIds, staffIds, share, reassign } = fields;
    const tried = { reassign, dryRun: true, remark: fields.remark.trim() };
    if (who === 'chosen') return assignChosen({ customerIds, staffId: staffIds[0] ?? '', ...tried }, { quiet: true });
    const [crowdPackId] = packIds;
    return assignPack(
      {
        ...(crowdPackId !== undefined && { crowdPackId }),
        ...(labelIds.length > 0 && { labelIds }),
        ...(cities.length > 0 && { cities }),
        ...(currentStaffIds.length > 0 && { currentStaffIds }),
        staff: takersOf(fields),
        share,
        ...tried,
      },
      { quiet: true },
    );
  };
  return (
    <FormDrawer<AssignmentFields>
      recordKey={record.isNew ? 'new' : undefined}
      title={words.add}
      width={720}
      initial={newAssignment}
      verb={words.preview}
      edit={record}
      staysOpen
      onSubmit={async (fields) => {
        const { id } = await work(fields);
        // What was typed has become a draft of its own, which is shown now.
        record.setDirty(false);
        set({ open: id });
      }}
      onClose={record.close}
    >
      <WhoFields />
      <ToFields />
      <SwitchField name="reassign" label={words.reassign} help={words.reassignHelp} />
      <NoteField name="remark" label={words.remark} max={200} />
    </FormDrawer>
  );
}
