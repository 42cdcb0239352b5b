import { addKbFunction, addKbFunctionSet } from '@console/api/contract';
import { FunctionEntries, readData } from '../dataFiles.js';
import type { DemoPart } from '../demoWorld.js';

/** Functions of other systems that the bases may call one day: none of them is there in a demo, so all are off. */
export const functions: DemoPart = {
  title: { zh: '函数', en: 'functions' },
  add: async ({ calls, admin, bases, calendar }) => {
    const baseOf = (key: string) => {
      const base = bases.get(key);
      if (base === undefined) throw new Error(`there is no base ${key}`);
      return base.id;
    };
    const entries = await readData('functions.json', FunctionEntries);
    const caller = { as: admin, at: calendar.workdayAgo(58) };
    const ids = new Map<string, string>();
    for (const { base, ...settings } of entries.functions) {
      const off = { ...settings, knowledgeBaseId: baseOf(base), enabled: false };
      const { id } = await calls.call(addKbFunction, off, caller);
      ids.set(settings.name, id);
    }
    for (const { name, description, functions: names, bases: keys } of entries.sets) {
      const functionIds = names.flatMap((each) => ids.get(each) ?? []);
      await calls.call(
        addKbFunctionSet,
        { name, description, functionIds, knowledgeBaseIds: keys.map(baseOf) },
        caller,
      );
    }
  },
};
