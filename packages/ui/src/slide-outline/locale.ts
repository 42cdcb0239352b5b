export const slideOutlineZh = {
  title: '演示大纲',
  outline: '大纲内容',
  about: '按回答的标题和要点排出页面，没有添加回答以外的内容。# 是标题页，## 是一页，- 是一条要点，可以直接修改。',
  pages: (count: number) => `共 ${count} 页`,
  copy: '复制大纲',
  copied: '已复制',
  copyFailed: '浏览器不允许复制，请选中文字后复制',
  word: '下载 Word 大纲',
  hint: '在 PowerPoint 中选“新建幻灯片”下的“幻灯片(从大纲)”，即可导入 Word 大纲。',
  empty: '大纲不能为空',
};

export const slideOutlineEn: typeof slideOutlineZh = {
  title: 'Slides outline',
  outline: 'Outline',
  about:
    'Pages after the headings and points of the answer, with nothing added to it. # is the title, ## a page, - a point. Change it as you like.',
  pages: (count) => (count === 1 ? '1 page' : `${count} pages`),
  copy: 'Copy the outline',
  copied: 'Copied',
  copyFailed: 'The browser does not allow copying. Mark the words and copy them.',
  word: 'Download as a Word outline',
  hint: 'In PowerPoint choose “Slides from Outline” under “New Slide” to take the Word outline in.',
  empty: 'The outline must not be empty',
};

export const slideOutlineWords = { key: 'slideOutline', zh: slideOutlineZh, en: slideOutlineEn } as const;
