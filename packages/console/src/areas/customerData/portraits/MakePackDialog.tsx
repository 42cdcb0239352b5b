import { type Rule, ruleOperators } from '@console/api/contract';
import { useAddCrowdPack } from '@console/api/hooks/marketing/crowdPack';
import { ifKnown } from '@console/base';
import { useMessage } from '@console/ui/provider';
import { NameField } from '../../../forms/fields.js';
import { FormDialog } from '../../../forms/FormDialog.js';
import { useEdit } from '../../../forms/useEdit.js';
import { usePortraitWords } from './portraitWords.js';

export interface PackOf {
  /** What the pack is called at first. */
  readonly name: string;
  readonly rule: { readonly field: string; readonly operator: string; readonly values: readonly string[] };
  /** Only members of this pack. */
  readonly packId?: string;
}

interface MakePackDialogProps {
  /** Undefined: closed. */
  of: PackOf | undefined;
  onClose: () => void;
}

/** Makes a crowd pack of some of those that a picture shows. */
export default function MakePackDialog({ of, onClose }: MakePackDialogProps) {
  const words = usePortraitWords();
  const message = useMessage();
  const edit = useEdit('crowd pack of a slice');
  const { run: add } = useAddCrowdPack();
  return (
    <FormDialog<{ packName: string }>
      recordKey={of && `pack ${of.name}`}
      title={words.makePack}
      verb={words.create}
      initial={{ packName: of?.name ?? '' }}
      edit={edit}
      onSubmit={async ({ packName }) => {
        if (of === undefined) return;
        const { field, operator, values } = of.rule;
        const slice: Rule = { field, operator: ifKnown(ruleOperators, operator, 'equals'), values: [...values] };
        const within: Rule[] = of.packId === undefined ? [] : [{ field: 'pack', operator: 'in', values: [of.packId] }];
        await add({ packName: packName.trim(), rules: { match: 'all', rules: [...within, slice] } }, { quiet: true });
        message.success(words.packMade);
      }}
      onClose={onClose}
    >
      <NameField name="packName" label={words.name} />
    </FormDialog>
  );
}
