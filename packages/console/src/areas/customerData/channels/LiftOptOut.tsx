import { useLiftOptOut } from '@console/api/hooks/optOuts';
import { useMessage } from '@console/ui/provider';
import { TextField } from '../../../forms/fields.js';
import { FormDialog } from '../../../forms/FormDialog.js';
import { FormNotice } from '../../../forms/FormNotice.js';
import { useEdit } from '../../../forms/useEdit.js';
import { useChannelWords } from './channelWords.js';
import type { OptOutDialogProps } from './ImportOptOuts.js';
import { useOptOutWords } from './optOutWords.js';

interface Fields {
  address: string;
}

/** Takes one address off the list again. */
export const LiftOptOut = ({ channel, open, onClose }: OptOutDialogProps) => {
  const words = useOptOutWords();
  const { receivers } = useChannelWords();
  const message = useMessage();
  const edit = useEdit(`lifted opt-out ${channel}`);
  const { run } = useLiftOptOut();
  return (
    <FormDialog<Fields>
      recordKey={open ? channel : undefined}
      title={words.lift}
      verb={words.liftVerb}
      initial={{ address: '' }}
      edit={edit}
      onSubmit={async ({ address }) => {
        await run({ channel, address: address.trim() }, { quiet: true });
        message.success(words.lifted);
      }}
      secret={['address']}
      onClose={onClose}
    >
      <FormNotice tone="warning">{words.liftNote}</FormNotice>
      <TextField name="address" label={receivers[channel]} max={200} required />
    </FormDialog>
  );
};
