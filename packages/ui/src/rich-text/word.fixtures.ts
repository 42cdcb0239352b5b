/** What Word 365 for Windows puts on the clipboard, its style sheet shortened. */
export const wordClipboard = `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns:m="http://schemas.microsoft.com/office/2004/12/omml"
xmlns="http://www.w3.org/TR/REC-html40">

<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/lin/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml>
 <o:OfficeDocumentSettings>
  <o:AllowPNG/>
 </o:OfficeDocumentSettings>
</xml><![endif]-->
<!--[if gte mso 9]><xml>
 <w:WordDocument>
  <w:View>Normal</w:View>
  <w:PunctuationKerning/>
 </w:WordDocument>
</xml><![endif]-->
<style>
<!--
 /* Font Definitions */
 @font-face
	{font-family:等线;
	panose-1:2 1 6 0 3 1 1 1 1 1;
	mso-font-alt:DengXian;}
 p.MsoNormal, li.MsoNormal, div.MsoNormal
	{mso-style-unhide:no;
	mso-style-qformat:yes;
	margin:0cm;
	text-align:justify;
	mso-fareast-language:ZH-CN;}
@list l0
	{mso-list-id:1136338446;
	mso-list-type:hybrid;}
-->
</style>
<!--[if gte mso 10]>
<style>
 table.MsoNormalTable
	{mso-style-name:普通表格;}
</style>
<![endif]-->
</head>

<body lang=ZH-CN style='tab-interval:21.0pt;word-wrap:break-word'>
<!--StartFragment-->

<p class=MsoTitle><span style='mso-bidi-font-size:16.0pt'>赛季通知<span lang=EN-US><o:p></o:p></span></span></p>

<h2><span style='font-family:"等线 Light";mso-ascii-theme-font:major-latin'>一、报名<span
lang=EN-US><o:p></o:p></span></span></h2>

<p class=MsoNormal><span style='font-family:等线'>各单位请于<b>
<span lang=EN-US>12</span>月<span lang=EN-US>1</span>日</b>前完成
报名，逾期<i>不予受理</i>。见<span lang=EN-US><a
href="https://example.org/rules">竞赛规程</a><o:p></o:p></span></span></p>

<p class=MsoListParagraph style='margin-left:22.0pt;text-indent:-22.0pt;
mso-char-indent-count:0;mso-list:l0 level1 lfo1'><![if !supportLists]><span
lang=EN-US style='mso-fareast-font-family:等线;mso-bidi-font-family:等线'><span
style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]><span>填写报名表<span lang=EN-US><o:p></o:p></span></span></p>

<p class=MsoListParagraph style='margin-left:44.0pt;text-indent:-22.0pt;
mso-list:l0 level2 lfo1'><![if !supportLists]><span lang=EN-US><span
style='mso-list:Ignore'>a)<span style='font:7.0pt "Times New Roman"'>&nbsp;
</span></span></span><![endif]><span>领队一名<span lang=EN-US><o:p></o:p></span></span></p>

<p class=MsoListParagraph style='margin-left:44.0pt;text-indent:-22.0pt;
mso-list:l0 level2 lfo1'><![if !supportLists]><span lang=EN-US><span
style='mso-list:Ignore'>b)<span style='font:7.0pt "Times New Roman"'>&nbsp;
</span></span></span><![endif]><span>教练两名<span lang=EN-US><o:p></o:p></span></span></p>

<p class=MsoListParagraph style='margin-left:22.0pt;text-indent:-22.0pt;
mso-list:l0 level1 lfo1'><![if !supportLists]><span lang=EN-US><span
style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]><span>缴纳保证金<span lang=EN-US><o:p></o:p></span></span></p>

<p class=MsoNormal><span lang=EN-US><o:p>&nbsp;</o:p></span></p>

<p class=MsoListParagraph style='margin-left:22.0pt;text-indent:-22.0pt;
mso-list:l1 level1 lfo2'><![if !supportLists]><span lang=EN-US
style='font-family:Wingdings'><span style='mso-list:Ignore'>l<span
style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]><span>身份证<span
lang=EN-US><o:p></o:p></span></span></p>

<p class=MsoListParagraph style='margin-left:22.0pt;text-indent:-22.0pt;
mso-list:l1 level1 lfo2'><![if !supportLists]><span lang=EN-US
style='font-family:Wingdings'><span style='mso-list:Ignore'>l<span
style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]><span>体检报告<span
lang=EN-US><o:p></o:p></span></span></p>

<table class=MsoNormalTable border=1 cellspacing=0 cellpadding=0
 style='border-collapse:collapse;mso-yfti-tbllook:1184;mso-padding-alt:0cm 5.4pt 0cm 5.4pt'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=277 valign=top style='width:207.4pt;border:solid windowtext 1.0pt'>
  <p class=MsoNormal align=center style='text-align:center'><span>组别<span lang=EN-US><o:p></o:p></span></span></p>
  </td>
  <td width=277 valign=top>
  <p class=MsoNormal><span>男子<span lang=EN-US>U18<o:p></o:p></span></span></p>
  </td>
 </tr>
</table>

<p class=MsoNormal><span lang=EN-US><!--[if gte vml 1]><v:shape id="_x0000_i1025" type="#_x0000_t75">
 <v:imagedata src="file:///C:/Users/lin/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png"/>
</v:shape><![endif]--><![if !vml]><img border=0 width=200 height=100
src="file:///C:/Users/lin/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png" v:shapes="_x0000_i1025"><![endif]><o:p></o:p></span></p>

<!--EndFragment-->
</body>

</html>`;
