import { pooled } from '../pooled.js';

export type Mood =
  | 'answers'
  | 'hangs'
  | 'wants memory'
  | 'leaves'
  | 'throws'
  | 'counts'
  | 'is silent'
  | 'says how it loads';

export default pooled<Mood, number, string>(async (mood, tell) => {
  switch (mood) {
    case 'answers':
      return 'well';
    case 'hangs':
      for (;;);
    case 'wants memory': {
      const all: number[][] = [];
      for (;;) all.push(Array.from({ length: 10_000 }, (_, at) => at + all.length));
    }
    case 'leaves':
      return process.exit(3);
    case 'throws':
      throw new Error('no');
    case 'counts':
      for (let at = 1; at <= 500; at += 1) await tell(at);
      return 'counted';
    case 'says how it loads':
      return process.features.require_module ? 'required' : 'imported';
    case 'is silent':
      await tell(1);
      return new Promise(() => undefined);
  }
});
