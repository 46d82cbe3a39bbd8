import type { Words } from '../words.ts'

export const words: Words = {
  'A brand is measured from {least} pictures or more': '至少需要 {least} 张图片才能测量品牌',
  'A brief is a text, Markdown, PDF or Word file; this is none of them':
    '设计说明应为文本、Markdown、PDF 或 Word 文件；这个都不是',
  'A canvas holds at most {most} layers; merge some first': '一个画布最多 {most} 个图层；请先合并一些',
  'A garment holds at most {most} elements and regions; take some off first':
    '一件衣服最多 {most} 个元素和区域；请先取下一些',
  'A group cannot be put into itself': '组不能放入自身之中',
  'A look holds at most {most} garments; take one off first': '一个造型最多 {most} 件服装；请先脱下一件',
  'A look holds at most {most} named versions; take the name off one of them first':
    '一个造型最多保留 {most} 个命名版本；请先去掉其中一个的名称',
  'A palette file may have at most {most} MB': '色板文件最大 {most} MB',
  'A part of a painting must be a PNG of {side} by {side} pixels in 8 bits with transparency':
    '画作的每一部分必须是 {side}×{side} 像素、8 位、带透明度的 PNG',
  'A piece of this painting is damaged. Nothing was taken in': '这幅画作有一块已损坏。没有导入任何内容',
  'A piece of this painting is missing. Nothing was taken in': '这幅画作缺少一块。没有导入任何内容',
  'A print is written up to {most} by {most} cm at 300 dpi; make it smaller':
    '300 dpi 时印花最大导出 {most} × {most} cm，请缩小尺寸',
  'A show has at most {most} looks; choose fewer': '一场秀最多 {most} 套造型；请减少',
  'A side of a picture may have at most {most} pixels; please send a smaller one':
    '图片每边最多 {most} 像素，请发送更小的图片',
  'A slogan holds at most {most} texts': '一条标语最多包含 {most} 段文字',
  'A tag may have at most {most} characters': '标签最多 {most} 个字符',
  'A trial holds at most {most} pictures. Subscribe to upload more': '试用最多可存 {most} 张图片，订阅后可上传更多',
  'All garments of this look are hidden; show one of them first': '此造型的服装全部隐藏；请先显示其中一件',
  'An enlarged print has at most {most} pixels a side': '放大后的印花每边最多 {most} 像素',
  'An entry holds at most {most} tags': '每项最多 {most} 个标签',
  'At least one mannequin must match the gender of the project': '至少一个人台须与项目性别一致',
  'At most {most} access tokens; revoke one first': '最多 {most} 个访问令牌，请先撤销一个',
  'At most {most} brands; delete one first': '最多 {most} 个品牌；请先删除一个',
  'At most {most} brushes of your own; take one away first': '您自己的画笔最多 {most} 支，请先移除一支',
  'At most {most} files at once; send the others afterwards': '一次最多 {most} 个文件；其余请稍后再发送',
  'At most {most} paintings; put one into the bin first': '画作最多 {most} 幅，请先将一幅移入回收站',
  'At most {most} patterns; put one into the bin first': '最多 {most} 份纸样；请先将一份移入回收站',
  'Choose 1 to {most} mannequins': '请选择 1 到 {most} 个人台',
  'Choose a category, a sketch, or describe the garment in words': '请选择类别或草图，或用文字描述服装',
  'Choose at least one colour': '请至少选择一种颜色',
  'Choose at least one look': '请至少选择一个造型',
  'Choose at least one mannequin': '请至少选择一个人台',
  'Choose at least one picture': '请至少选择一张图片',
  'Choose the picture that is the ground': '请选择作为背景的图片',
  'Declare that you hold the rights in these pictures': '请声明您拥有这些图片的权利',
  'Describe in words what is to be made': '请用文字描述要制作的内容',
  'Describe the mood in words or choose at least one colour': '请用文字描述氛围，或至少选择一种颜色',
  'Enter an email address like name@example.com': '请输入类似 name@example.com 的邮箱地址',
  'GIFs and PNG sequences are made of films of at most {most} frames; choose MP4, or a shorter film':
    'GIF 和 PNG 序列最多 {most} 帧；请选择 MP4，或缩短影片',
  'Give the project a name': '请为项目命名',
  'Liked looks and own mannequins stay in their part of the library': '已喜欢的造型和自有人台留在素材库各自的分区',
  'Liquify failed; the layer is as it was before': '液化失败；图层保持原样',
  'Liquify is not ready yet; please try again in a moment': '液化尚未就绪，请稍后再试',
  'Liquify moves paint: rasterize the layer “{name}” first': '液化移动的是像素：请先栅格化图层“{name}”',
  'Login is temporarily out of service': '登录服务暂时不可用',
  'Look at the points of this mannequin before it is used': '使用此人台前请先检查定位点',
  'Many files are being read at the moment; please try again in a minute': '目前正在读取大量文件，请一分钟后再试',
  'More than {most} MB were sent from your network today; please go on tomorrow':
    '今天从您的网络发送的内容已超过 {most} MB，请明天再继续',
  'Moving pictures cannot be used; please send a still one': '不能使用动态图片，请发送静态图片',
  'No figure was found in the picture': '图片中未找到人物',
  'No font here has these letters: {letters}': '这里没有字体包含这些字符：{letters}',
  'No garment was found in this picture; choose another one, or mark a garment with a stroke':
    '在这张图片中没有找到服装；请换一张，或用一笔标出服装',
  'No garment was found in this picture; choose one with a single garment on a plain ground':
    '此图中未找到服装，请选择纯色背景上的单件服装图片',
  'No look of this project is liked yet; like one first': '此项目还没有点赞的造型；请先点赞一个',
  'No picture arrived with the request': '请求中没有图片',
  'None of these has a picture to pack': '其中没有可打包的图片',
  'Nothing in the picture belongs to this region; choose more of it': '图片中没有属于该区域的内容；请选大一些',
  'Nothing is drawn: at least one line segment is needed': '还没有画任何内容：至少需要一条线段',
  'Nothing is selected there; the selection stays as it was': '那里没有可选的内容；选区保持原样',
  'Nothing of the picture would be left; choose a larger part of it': '这样图片就什么都不剩了；请选择更大的部分',
  'Nothing of this text could be read as a wish; name a motif, a colour or a mood, or choose a picture':
    '无法从文字中读出需求；请写明花型、颜色或氛围，或选择一张图片',
  'Nothing stands out in this picture; draw a box around it, or mark what to keep':
    '图片中没有突出的物体；请框选，或标出要保留的部分',
  'One ZIP holds at most {most} MB; choose fewer pictures': '一个 ZIP 最多 {most} MB；请少选一些图片',
  'One image failed to generate': '有一张图片生成失败',
  'One order takes at most {most} films; choose fewer looks, or film them as one show':
    '一次最多制作 {most} 部影片；请减少造型，或将它们拍成一场秀',
  'One order takes at most {most} pictures; choose fewer looks or fewer results':
    '一次最多下单 {most} 张图片；请减少造型或结果数量',
  'Only paint can be warped: rasterize the layer “{name}” first': '只有颜料可以弯曲变形：请先将图层“{name}”栅格化',
  'Only prints can be enlarged': '只有印花可以放大',
  'Only what is in the bin can be deleted for good': '只有回收站中的内容可以永久删除',
  'Parts of this painting did not arrive as they were sent; please try again': '这幅画作的部分内容未能完整送达，请重试',
  'Please log in or upgrade to use this': '请登录或升级后使用此功能',
  'Please login and try again~': '请登录后重试~',
  'Several people are in this picture; choose one with a single person, or mark the one you mean':
    '这张图片中有多个人；请选择只有一个人的图片，或标出你要的那个人',
  'Sketches are made of garments; name one, such as a blouse or a coat': '草图以服装为对象；请写明一件，如衬衫或大衣',
  'Something went wrong on our side. Nothing was lost; please try again': '我们这边出了问题，没有丢失任何内容，请重试',
  'The Photoshop file is cut off or damaged. Nothing was taken in; save it again':
    'Photoshop 文件不完整或已损坏。没有导入任何内容；请重新保存',
  'The collection file holds more than is taken in: {rule}': '系列文件的内容超出可接收的范围：{rule}',
  'The collection file is damaged: {rule}. Nothing was imported; export it again':
    '系列文件已损坏：{rule}。没有导入任何内容；请重新导出',
  'The colour code {code} was not found': '未找到色号 {code}',
  'The colours of this Photoshop file are {mode}; change it to RGB and save it again':
    '此 Photoshop 文件的颜色模式是 {mode}；请改为 RGB 后重新保存',
  'The description': '描述',
  'The email address': '邮箱地址',
  'The email or the password is not right': '邮箱或密码不正确',
  'The file could not be exported': '文件无法导出',
  'The file holds more than a picture; please save it as a plain PNG or JPEG':
    '文件中不只有图片，请另存为普通 PNG 或 JPEG',
  'The file is cut off or damaged; save it again and retry': '文件不完整或已损坏；请重新保存后再试',
  'The file is empty; it has 0 bytes': '文件是空的，只有 0 字节',
  'The file is larger than {most} MB': '文件大于 {most} MB',
  'The form with the file could not be read; please send it again': '无法读取带文件的表单，请重新发送',
  'The layer could not be rasterized; it is as it was before': '无法栅格化该图层；图层保持原样',
  'The layer “{name}” is fixed; release it first': '图层“{name}”已锁定；请先解除锁定',
  'The layer “{name}” is hidden; show it to paint on it': '图层“{name}”已隐藏；显示后才能在上面绘画',
  'The layer “{name}” is pinned and keeps its place in the order': '图层“{name}”已固定顺序，位置不变',
  'The layer “{name}” is the background: it stays, and stays at the bottom':
    '图层“{name}”是背景：它会保留，并始终在最底层',
  'The layers of this file have more than {most} million pixels together; merge some of them':
    '此文件的图层合计超过 {most} 百万像素；请合并其中一些',
  'The list of words': '词语',
  'The name': '名称',
  'The outline holds nothing; draw it around the garment': '轮廓内没有内容；请沿服装外缘绘制',
  'The painting holds more than can be opened: {part}': '画作的内容超出可打开的范围：{part}',
  'The painting is cut off or damaged: {part}. Nothing was taken in; save it again':
    '画作不完整或已损坏：{part}。没有导入任何内容；请重新保存',
  'The palette file holds no colours': '色板文件中没有颜色',
  'The palette file is cut off or damaged; please save it again and retry': '色板文件不完整或已损坏；请重新保存后再试',
  'The password': '密码',
  'The picture has more than {most} million pixels; please send a smaller one':
    '图片超过 {most} 百万像素，请发送更小的图片',
  'The picture is cut off or damaged; please save it again and retry': '图片不完整或已损坏，请重新保存后再试',
  'The picture is larger than {most} MB': '图片大于 {most} MB',
  'The picture is too small; it needs at least {least} pixels a side': '图片太小，每边至少需要 {least} 像素',
  'The present password is not right': '当前密码不正确',
  'The print would have more than {most} million pixels; choose a smaller size or 150 dpi':
    '印件将超过 {most} 百万像素；请选择较小的尺寸或 150 dpi',
  'The request could not be read as JSON': '无法将请求读取为 JSON',
  'The request holds more values than can be read at once': '请求包含的值过多，无法一次读取',
  'The request is larger than {most} kB': '请求大于 {most} kB',
  'The request is nested deeper than {most} levels': '请求的嵌套超过 {most} 层',
  'The search': '搜索内容',
  'The sides of a canvas are between 1 and {most} pixels': '画布的边长在 1 到 {most} 像素之间',
  'The slogan': '标语',
  'The studio cannot reach its database for a moment. Nothing was lost; please try again':
    '工作室暂时无法连接数据库。没有丢失任何内容，请稍后重试',
  'The text': '文字',
  'The upload failed. Nothing was stored; please try again': '上传失败，未保存任何内容，请重试',
  'There are no words in this file': '这个文件中没有文字',
  'There is no layer of paint below to merge with': '下方没有可合并的绘画图层',
  'There is no room left to store this. Nothing was changed or lost; try again when there is room':
    '存储空间已满。没有任何内容被更改或丢失；有空间后请重试',
  'There is nothing on this board to print yet': '这个板上还没有可打印的内容',
  'There is nothing on this layer yet': '此图层上还没有任何内容',
  'These four corners do not go round anything; set the upper left one first and go on clockwise':
    '这四个角没有围住任何东西；请先放左上角，再按顺时针放其余的角',
  'This PDF holds pictures of pages and no text; send the text itself or a PDF with text':
    '这份 PDF 只有页面图像而没有文字；请发送文字本身或含文字的 PDF',
  'This Photoshop file has {bits} bits a channel; change it to 8 and save it again':
    '此 Photoshop 文件每通道 {bits} 位；请改为 8 位后重新保存',
  'This Word file holds macros; save it as .docx without them': '这个 Word 文件含有宏；请另存为不含宏的 .docx',
  'This board holds at most {most}; the rest was not added': '此板最多 {most} 项，其余未添加',
  'This collection was written by a newer Toile; update this one first': '这个系列由更新版本的 Toile 写成；请先更新',
  'This file has more than {most} layers; merge some of them': '此文件的图层超过 {most} 个；请合并其中一些',
  'This file is locked with a password; save it without one and send it again':
    '这个文件有密码保护；请保存为无密码的文件后再发送',
  'This file is no longer kept; please choose it again': '此文件已不再保留，请重新选择',
  'This file is no longer kept; please export it again': '此文件已不再保留；请重新导出',
  'This file is not a Toile design: {rule}': '此文件不是 Toile 设计：{rule}',
  'This file unpacks to more than can be read; send the text alone': '这个文件解压后超出可读取的大小；请只发送文字',
  'This format has room for one look; choose the wide one to film looks beside each other':
    '此画幅只容得下一套造型；要并排拍摄，请选择宽幅',
  'This garment is not cut and sewn from flat cloth here, so there is no pattern of it':
    '此衣物在这里不是由平面布料裁剪缝制，因此没有纸样',
  'This is a large Photoshop file (PSB); save it as PSD and send it again':
    '这是大型 Photoshop 文件（PSB）；请另存为 PSD 后重新发送',
  'This is a {kind} file; pictures are taken as PNG, JPEG or WebP': '这是 {kind} 文件；图片只接受 PNG、JPEG 或 WebP',
  'This is an old Word file; save it as .docx and send it again': '这是旧版 Word 文件；请另存为 .docx 后再发送',
  'This is not a Photoshop file (PSD) that can be read': '这不是可读取的 Photoshop 文件（PSD）',
  'This is not a Toile collection file; choose one that Toile exported':
    '这不是 Toile 系列文件；请选择由 Toile 导出的文件',
  'This is not a painting of Toile; choose a file that Toile saved': '这不是 Toile 的画作；请选择由 Toile 保存的文件',
  'This is not a palette that can be read here; send an ASE, ACO, GPL or CSV file':
    '这不是可读取的色板文件；请发送 ASE、ACO、GPL 或 CSV 文件',
  'This is not here: it may have been deleted, or the address is wrong': '这里没有此内容：可能已被删除，或地址有误',
  'This is not part of the trial. Subscribe to use it': '试用不包含此功能，订阅后可使用',
  'This layer has no mask': '此图层没有蒙版',
  'This layer is not here any more': '此图层已不在这里',
  'This layer takes no paint; pick a layer of paint, or rasterize it': '此图层不能绘画；请选择绘画图层，或将其栅格化',
  'This list cannot be continued from there; load it again': '无法从此处继续列表；请重新载入',
  'This look is a recreated work: it may be redesigned, but not changed by hand':
    '此造型为二次创作的作品：可以再设计，但不能手动修改',
  'This look is known from the front alone and cannot turn round; choose a motion that stays in front':
    '此造型只有正面，无法转身；请选择保持正面的动作',
  'This look stands flat as a drawing; give it a pose before it moves': '此造型是平面图；请先为它设定姿势再让它动起来',
  'This look was deleted; restore it to work on it': '此造型已删除；请先还原再继续',
  'This motion is for children': '此动作适用于儿童',
  'This motion opens a coat or jacket; none here hangs open': '此动作需敞开大衣或夹克，此处没有可敞开的',
  'This motion swings a wide skirt or dress; this look has none': '此动作需摆动宽摆半裙或连衣裙，此造型没有',
  'This painting is too large to be kept: merge layers, or make its sheet smaller':
    '这幅画作太大，无法保存：请合并图层或缩小画布',
  'This painting names a layer that is not there, or one twice. Nothing was taken in':
    '这幅画作提到了不存在或重复的图层。没有导入任何内容',
  'This picture is too heavy to open; save it again as a plain PNG or JPEG':
    '这张图片过于庞大，无法打开；请另存为普通的 PNG 或 JPEG',
  'This region covers nothing; draw a closed outline round some cloth':
    '该区域没有覆盖任何面料；请围绕面料画一条闭合轮廓',
  'This request came from the page of another site and was not carried out': '此请求来自其他网站的页面，未予执行',
  'This request was already sent with other contents': '此请求已用其他内容发送过',
  'This studio is for people with an account. Please sign in': '本工作室仅供有账户的人使用，请登录',
  'This studio makes no WebM, which takes an ffmpeg that can; choose MP4, GIF or PNG':
    '本工作室不能制作 WebM，这需要支持它的 ffmpeg；请选择 MP4、GIF 或 PNG',
  'This studio opens no accounts by itself. Ask the people who run it for one':
    '本工作室不开放自行注册，请向运营者申请账户',
  'This task has already ended': '此任务已结束',
  'This took longer than a minute and was stopped. Please try again': '操作超过一分钟，已停止，请重试',
  'This was already done and is not done a second time': '此操作已完成，不会再执行一次',
  'This was changed in another window. Reload to see the newer version':
    '此内容已在另一个窗口中更改，请重新加载查看新版本',
  'This was saved by a newer Toile; update this one first': '这是由更新版本的 Toile 保存的；请先更新',
  'Too little of the picture is left to fill this with; mark a smaller part':
    '图片剩余部分太少，无法填补这里；请标记小一些的部分',
  'Too many attempts in a row. Please wait {seconds} s and try again': '尝试过快，请等待 {seconds} 秒后再试',
  'Too many attempts. Please wait {minutes} min': '尝试次数过多，请等待 {minutes} 分钟',
  'Too many people are signing in right now. Please try again in a moment': '此刻太多人在登录，请稍候再试',
  'What is shown reaches this side of the picture; add room at another one': '画面主体已触及这一边；请在另一边增加空间',
  'Write a name for the tag': '请为标签写一个名称',
  'Write at least one text': '请至少写一段文字',
  'You can only upload Image file!': '只能上传图片文件！',
  'You have an account with this address already. Sign in to it; the work of your visit does not move into it':
    '您已有使用此邮箱的账户。请直接登录；本次访问的作品不会转入该账户',
  'You need {needed} credits and have {left}': '需要 {needed} 点数，您有 {left} 点',
  'Your files fill all of the {most} MB that you have; delete some to make room':
    '您的文件已占满全部 {most} MB；请删除一些以腾出空间',
  'Your name': '您的姓名',
  '{code} is not a colour: write #rrggbb or a code like 19-4052': '{code} 不是颜色：请写 #rrggbb 或类似 19-4052 的色号',
  '{count} parts of this painting have not arrived yet': '这幅画作还有 {count} 个部分尚未送达',
  '{field} does not have the right form': '{field} 的格式不正确',
  '{field} is not known here': '这里不认识 {field}',
  '{field} is required': '必须填写{field}',
  '{field} may be at most {most}': '{field} 不能大于 {most}',
  '{field} may have at most {most} characters': '{field} 最多 {most} 个字符',
  '{field} may have at most {most} entries': '{field} 最多 {most} 项',
  '{field} must be at least {least}': '{field} 不能小于 {least}',
  '{field} must be of another kind: {rule}': '{field} 的类型应为：{rule}',
  '{field} must be one of: {rule}': '{field} 必须是以下之一：{rule}',
  '{field} must have at least {least} characters': '{field} 至少需要 {least} 个字符',
  '{field} needs at least {least} entries': '{field} 至少需要 {least} 项',
  '{garment} has no setting that is called {knob}': '{garment}没有名为“{knob}”的设置',
  '{knob} of {garment} is one of these: {rule}': '{garment}的“{knob}”只能是：{rule}',
  '{knob} of {garment} must lie between {least} and {most}': '{garment}的{knob}必须在{least}到{most}之间',
  '{most} files of yours are being made already; wait for one or cancel it':
    '已有 {most} 个您的文件正在生成；请等待其中一个完成，或取消一个',
  '{name} could not be drawn; it costs nothing': '无法绘制 {name}；不收取点数',
  '{name} is left out: all of its garments are hidden': '已略过 {name}：其服装全部隐藏',
  '{name} is left out: it cannot move so': '{name} 已略过：无法做这个动作',
  '{name} is left out: no garment was found in it': '{name} 未被使用：其中没有找到服装',
  '{name} is left out: we are not sure what it is. Choose its category on the sketchboard':
    '{name} 未被使用：我们不确定它是什么。请在款式图板上选择它的类别',
}
