import type { TemplateState } from '@console/api/contract';
import type { StatusTone } from '@console/ui/states';

/** How a state is drawn. */
export const tones = {
  draft: 'off',
  waiting: 'running',
  approved: 'ok',
  rejected: 'error',
} satisfies Record<TemplateState, StatusTone>;
