/** Something chosen from a list. */
export interface RuleOption {
  readonly value: string;
  readonly label: string;
}

/** What can be asked of a fact. */
export interface AskedFact {
  /** What a rule names it by. */
  readonly code: string;
  readonly name: string;
  /** `text`, `number`, `date`, `boolean`, `choice`, `label` or `crowdPack`; another one is typed as text. */
  readonly valueType: string;
  /** Which comparisons it takes; those without words are shown by their code. */
  readonly operators: readonly string[];
  /** What may be chosen; for `text`, what is proposed. */
  readonly options: readonly RuleOption[];
  /** What it is counted in; empty: nothing. */
  readonly unit: string;
}

/** A fact about people that a rule can ask for. */
export interface RuleField extends AskedFact {
  /** Heading that it is listed under. */
  readonly category: string;
  /** Whether a rule may look at the last days alone. */
  readonly spansTime: boolean;
  /** What a rule may say of the orders or events that count. */
  readonly details: readonly AskedFact[];
}

/** Which orders or events count. */
export interface EditedDetail {
  readonly name: string;
  readonly operator: string;
  readonly values: readonly string[];
}

/** One condition. */
export interface EditedRule {
  /** Code of a `RuleField`. */
  readonly field: string;
  readonly operator: string;
  /** Two for `between`, none for `exists` and `notExists`. */
  readonly values: readonly string[];
  /** How many of the last days count; left out: all. */
  readonly days?: number | undefined;
  readonly details?: readonly EditedDetail[] | undefined;
}

/** Conditions of which all or one has to hold. */
export interface EditedGroup {
  /** `all` or `any`; another word is drawn as `all`. */
  readonly match: string;
  /** What its author calls it. */
  readonly title?: string | undefined;
  readonly rules: readonly EditedNode[];
}

export type EditedNode = EditedRule | EditedGroup;

/** All conditions of an audience: whoever fits, without those who fit one of `exclude`. */
export interface EditedRules extends EditedGroup {
  readonly exclude?: readonly EditedNode[] | undefined;
}

/**
 * How many people fit, by place: `rules` is the whole before those left out, `rules.1.rules.0` a rule in its second group,
 * `exclude` how many are left out, `exclude.0` one of the rules for that.
 */
export type RuleCounts = Readonly<Record<string, number>>;
