import type { EntityDetail } from '@console/api/contract';
import { formatDateTime } from '@console/base';
import type { GraphNodeDetail } from '@console/ui/graph-view';

/** An entity as widgets show it. */
export const toNodeDetail = ({ groups, updateTime, ...entity }: EntityDetail): GraphNodeDetail => ({
  ...entity,
  groups: groups.map((group) => ({ ...group, direction: group.direction === 'in' ? 'in' : 'out' })),
  updateTime: formatDateTime(updateTime),
});
