import { areaWords } from '../locale/areaWords.js';
import { useStore } from '../state/store.js';
import { Switcher } from './Switcher.js';
import { failings, latencies, testFaults } from './testFaults.js';

const zh = {
  latency: '延迟',
  seconds: (count: number) => (count === 0 ? '无延迟' : `延迟 ${count} 秒`),
  failing: '失败',
  failings: { none: '不失败', some: '每三次失败一次', all: '全部失败' },
};
const en: typeof zh = {
  latency: 'Latency',
  seconds: (count) => (count === 0 ? 'No latency' : `${count} s latency`),
  failing: 'Failures',
  failings: { none: 'No failures', some: 'Every third fails', all: 'All fail' },
};
const useWords = areaWords(zh, en);

/** On hosts for tests: makes calls slow, or fail. */
export default function TestSwitches() {
  const words = useWords();
  const faults = useStore(testFaults);
  return (
    <>
      <Switcher
        label={words.latency}
        value={String(faults.latency)}
        options={latencies.map((latency) => ({ key: String(latency), name: words.seconds(latency) }))}
        onChange={(key) => testFaults.set({ ...faults, latency: latencies.find((one) => String(one) === key) ?? 0 })}
      />
      <Switcher
        label={words.failing}
        value={faults.failing}
        options={failings.map((failing) => ({ key: failing, name: words.failings[failing] }))}
        onChange={(key) => testFaults.set({ ...faults, failing: failings.find((one) => one === key) ?? 'none' })}
      />
    </>
  );
}
