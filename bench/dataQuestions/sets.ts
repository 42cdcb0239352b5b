import type { Schema } from './facts.js';
import { associationQuestions } from './questions/association.js';
import { feesQuestions } from './questions/fees.js';
import { leagueQuestions } from './questions/league.js';
import { officialsQuestions } from './questions/officials.js';
import type { Question } from './questions/question.js';
import { association } from './schemas/association.js';
import { feesSchema } from './schemas/fees.js';
import { leagueSchema } from './schemas/league.js';
import { officialsSchema } from './schemas/officials.js';

/** What is asked of which tables. */
export const sets: readonly (readonly [Schema, readonly Question[]])[] = [
  [association, associationQuestions],
  [leagueSchema, leagueQuestions],
  [feesSchema, feesQuestions],
  [officialsSchema, officialsQuestions],
];
