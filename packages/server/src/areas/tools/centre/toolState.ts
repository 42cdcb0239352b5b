import type { Permission, ToolCategory, ToolId, ToolState } from '@console/api/contract';
import type { ToolWords } from './toolWords.js';

/** What stands and falls with a tool, whoever looks. */
export interface ToolKind {
  readonly icon: string;
  readonly category: ToolCategory;
  /** What its own calls need besides the page of the tools. */
  readonly needs?: Permission;
  /** `whole`: nothing works without a model; `part`: the rest does. */
  readonly model: 'whole' | 'part';
  /** It looks into bases that have to be there. Default false. */
  readonly looksUp?: boolean;
}

export const toolKinds: Readonly<Record<ToolId, ToolKind>> = {
  ppt: { icon: 'Fund', category: 'writing', needs: 'slides', model: 'part' },
  bp: { icon: 'Profile', category: 'writing', model: 'part' },
  files: { icon: 'Read', category: 'analysis', model: 'part' },
  data: { icon: 'ConsoleSql', category: 'analysis', needs: 'dataQuery', model: 'part' },
  insurance: { icon: 'SafetyCertificate', category: 'business', model: 'whole', looksUp: true },
};

/** What there is to work with, for one reader. */
export interface Means {
  readonly hasModel: boolean;
  /** Bases that the tool looks into and that are open to the reader are there. */
  readonly hasSource: boolean;
}

/** What a tool can do with what there is, and that in words. */
export const toolState = (
  { model, looksUp = false }: ToolKind,
  { hasModel, hasSource }: Means,
  words: Pick<ToolWords, 'noModel' | 'noSource'>,
): { state: ToolState; notice: string } => {
  if (!hasModel && model === 'whole') return { state: 'needsModel', notice: words.noModel };
  if (!hasSource && looksUp) return { state: 'needsSource', notice: words.noSource ?? '' };
  return hasModel ? { state: 'ready', notice: '' } : { state: 'limited', notice: words.noModel };
};
