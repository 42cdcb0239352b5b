import { areaWords } from '../../locale/areaWords.js';

const zh = {
  title: '切分设置',
  mode: '切分方式',
  modes: { sections: '按章节和句子', rows: '表格逐行', questions: '一问一答' },
  modeHelp: {
    sections: '完整的句子合成一段，短的同级小节可以合在一起',
    rows: '表格的每一行单独成段，其余文字按章节切分',
    questions: '每个问题和它的回答成一段，问题以问号结尾或以“问：”开头',
  },
  size: '分段长度',
  sizeHelp: '字数达到后结束一段，为了不切断句子最多再长四分之三。80 至 1200',
  overlap: '重叠',
  overlapHelp: '下一段开头重复上一段结尾的整句，最多这么多字。不超过分段长度的一半',
  overlapTooLarge: '重叠不能超过分段长度的一半',
  separator: '分隔符',
  separatorHelp: '遇到这几个字就结束一段，分隔符本身不保留。可以不填',
  reading: '回答时读取',
  readings: { chunk: '命中的分段', section: '命中分段所在的小节' },
  readingHelp: '分段短容易命中，读取小节便于理解前后文；引用仍然只标出词句。保存后立即生效',
  characters: '字',
  saved: '切分设置已保存，今后上传的文档按此切分',
  outdated: (count: number) => `${count} 份文档仍是按其他设置切分的`,
  apply: '重新切分',
  applyTitle: (count: number) => `重新切分 ${count} 份文档？`,
  applyText: (edited: number) =>
    edited === 0
      ? '切分期间仍按现在的分段检索。'
      : `切分期间仍按现在的分段检索。其中 ${edited} 个手工新增或修改的分段，之后可以在分段页逐条带回。`,
  applied: (count: number) => `${count} 份文档已排队重新切分`,
  preview: '预览',
  document: '用哪份文档预览',
  noDocuments: '有解析完成的文档后，可以在这里预览切分结果',
  previewRun: '预览切分结果',
  previewStop: '停止',
  result: (total: number, median: number, present: number) =>
    `共 ${total} 段，多为 ${median} 字左右（现在 ${present} 段）`,
  shown: (count: number) => `以下是前 ${count} 段`,
  nothing: '这样切分没有得到任何分段',
};

const en: typeof zh = {
  title: 'Chunking',
  mode: 'How to cut',
  modes: { sections: 'By sections and sentences', rows: 'Row by row', questions: 'By questions' },
  modeHelp: {
    sections: 'Whole sentences together; short sections of one level may share a chunk',
    rows: 'Each row of a table by itself, all other text by sections',
    questions: 'Each question with its answer; a question ends with a question mark or begins with “Q:”',
  },
  size: 'Size',
  sizeHelp:
    'A chunk is complete once it is as long; it may become three quarters longer, so that no sentence is cut. In Chinese characters, 80 to 1200',
  overlap: 'Overlap',
  overlapHelp:
    'The next chunk begins with the last whole sentences of the one before, up to this length. At most half of the size',
  overlapTooLarge: 'The overlap may be half of the size at most',
  separator: 'Separator',
  separatorHelp: 'A chunk ends where these words stand; they are left out. May be empty',
  reading: 'Read for an answer',
  readings: { chunk: 'The chunk that was found', section: 'The section around it' },
  readingHelp:
    'Small chunks are found best, sections understood best; citations still mark just the words. Takes effect once saved',
  characters: 'characters',
  saved: 'Saved: documents are cut so from now on',
  outdated: (count) => `${count} ${count === 1 ? 'document was' : 'documents were'} cut by other settings`,
  apply: 'Cut again',
  applyTitle: (count) => `Cut ${count} ${count === 1 ? 'document' : 'documents'} again?`,
  applyText: (edited) =>
    edited === 0
      ? 'Until that is done they are found by the chunks of now.'
      : `Until that is done they are found by the chunks of now. ${edited} ${edited === 1 ? 'chunk' : 'chunks'} written or changed by hand can be brought back afterwards, one by one.`,
  applied: (count) => `${count} ${count === 1 ? 'document is' : 'documents are'} waiting to be cut again`,
  preview: 'Preview',
  document: 'Document to preview',
  noDocuments: 'Once a document has been parsed, the result can be previewed here',
  previewRun: 'Preview the result',
  previewStop: 'Stop',
  result: (total, median, present) => `${total} chunks, mostly about ${median} characters (${present} at present)`,
  shown: (count) => `The first ${count}`,
  nothing: 'Cut like this, there are no chunks at all',
};

export const useChunkingWords = areaWords(zh, en);
