const word = String.raw`(?:figure|fig\.|fig|plate|photo|chart|diagram|table|listing|algorithm|附?[图表]|图表|照片)`;
const number = String.raw`(?:\d+|[a-z]|[ivx]+)(?:[.-]\d+)*[a-z]?`;

const marked = new RegExp(String.raw`^${word}\s*${number}\s*[:：.．、|—–]\s*\S`, 'i');
const alone = new RegExp(String.raw`^${word}\s*${number}\s*$`, 'i');
/** In Chinese only a blank may part the number from the words. */
const spaced =
  /^附?[图表]\s*\d+(?:[.-]\d+)*\s+(?!所示|中|是|为|给出|展示|显示|说明|表明|列出|和|与|及|至|可见|即)\p{Script=Han}/u;

/** Whether a line is the first of a caption: "Figure 2. …", "表 1 …", but not "Figure 2 shows …". */
export const opensCaption = (text: string): boolean => marked.test(text) || alone.test(text) || spaced.test(text);

/** Of those: whether it stands under a drawing. Captions of tables mostly stand above. */
export const isOfFigure = (text: string): boolean => !/^(?:table|listing|algorithm|附?表)/i.test(text);
