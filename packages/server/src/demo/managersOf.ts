import type { DemoPerson, DemoWorld } from './demoWorld.js';

/** Two people who may do whatever the console has: one begins something, and the other decides about it. */
export const managersOf = ({ people }: Pick<DemoWorld, 'people'>): readonly [DemoPerson, DemoPerson] => {
  const [one, other] = people.filter(({ role, stopped }) => role === '系统管理员' && !stopped);
  if (one === undefined || other === undefined) throw new Error('there are not two people who manage everything');
  return [one, other];
};
