import { Skeletons } from '@console/ui/states';

export interface ConnectingProps {
  /** What is waited for, for those who do not see it. */
  label: string;
}

/** In the place of the chat until it is there. */
export const Connecting = ({ label }: ConnectingProps) => (
  <div role="status" aria-label={label} style={{ padding: 24 }}>
    <Skeletons count={4} />
  </div>
);
