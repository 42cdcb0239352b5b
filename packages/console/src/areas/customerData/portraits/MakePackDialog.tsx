import { type PortraitDetail, type Rule, type RuleSet, ruleOperators } from '@console/api/contract';
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
  /** Only who is in one of the slices of each trait that there is one of. Default: whoever. */
  readonly within?: PortraitDetail['narrowedTo'];
  /** Only members of this pack. */
  readonly packId?: string;
}

const toRule = ({ field, operator, values }: PackOf['rule']): Rule => ({
  field,
  operator: ifKnown(ruleOperators, operator, 'equals'),
  values: [...values],
});

const rulesOf = ({ rule, within = [], packId }: PackOf): RuleSet => {
  const traits = [...new Set(within.map(({ trait }) => trait))];
  return {
    match: 'all',
    rules: [
      ...(packId === undefined ? [] : [{ field: 'pack', operator: 'in' as const, values: [packId] }]),
      ...traits.map((trait) => ({
        match: 'any' as const,
        rules: within.filter((one) => one.trait === trait).map((one) => toRule(one.rule)),
      })),
      toRule(rule),
    ],
  };
};

interface MakePackDialogProps {
  /** Undefined: closed. */
  of: PackOf | undefined;
  onClose: () => void;
}

/** Makes a crowd pack of some of those that a picture shows. */
export default function MakePackDialog({ of, onClose }: MakePackDialogProps) {
  const words = usePortraitWords();
  const message = useMessage();
  const edit = useEdit(`crowd pack of a slice:${of?.name ?? ''}`);
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
        await add({ packName: packName.trim(), rules: rulesOf(of) }, { quiet: true });
        message.success(words.packMade);
      }}
      onClose={onClose}
    >
      <NameField name="packName" label={words.name} />
    </FormDialog>
  );
}
