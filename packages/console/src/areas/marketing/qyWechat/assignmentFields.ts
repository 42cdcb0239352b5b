import type { AssignShare } from '@console/api/contract';

/** All that is said about an assignment that is to be made. */
export interface AssignmentFields {
  who: 'rules' | 'chosen';
  /** One at most. */
  packIds: string[];
  labelIds: string[];
  cities: string[];
  currentStaffIds: string[];
  customerIds: string[];
  staffIds: string[];
  share: AssignShare;
  /** By the id of the member of staff; one that is not there: 1, and no limit. */
  weights?: Record<string, number | null>;
  mosts?: Record<string, number | null>;
  reassign: boolean;
  remark: string;
}

export const newAssignment: AssignmentFields = {
  who: 'rules',
  packIds: [],
  labelIds: [],
  cities: [],
  currentStaffIds: [],
  customerIds: [],
  staffIds: [],
  share: 'even',
  reassign: false,
  remark: '',
};
