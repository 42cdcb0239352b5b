import { Notice } from '@console/ui/states';
import { styled } from 'styled-components';

/** A sentence above the fields of a form. */
export const FormNotice = styled(Notice)`
  margin-bottom: 16px;
`;
