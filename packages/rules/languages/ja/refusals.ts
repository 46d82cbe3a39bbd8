import type { Words } from '../words.ts'

export const words: Words = {
  'A brand is measured from {least} pictures or more': 'ブランドの測定には{least}枚以上の画像が必要です',
  'A brief is a text, Markdown, PDF or Word file; this is none of them':
    'ブリーフはテキスト、Markdown、PDF、Wordのファイルです。これはどれでもありません',
  'A canvas holds at most {most} layers; merge some first':
    'キャンバスのレイヤーは最大{most}枚です。先にいくつか結合してください',
  'A garment holds at most {most} elements and regions; take some off first':
    '1着に付けられるエレメントと領域は{most}個までです。先にいくつか外してください',
  'A group cannot be put into itself': 'グループをそれ自身の中に入れることはできません',
  'A look holds at most {most} garments; take one off first':
    'ルックに着せられる服は{most}点までです。先に1点外してください',
  'A look holds at most {most} named versions; take the name off one of them first':
    '名前を付けたバージョンは1ルックにつき{most}件までです。先にどれかの名前を外してください',
  'A palette file may have at most {most} MB': 'パレットファイルは{most} MBまでです',
  'A part of a painting must be a PNG of {side} by {side} pixels in 8 bits with transparency':
    'ペイントの各部分は、透明度付き8ビットの{side}×{side}ピクセルのPNGでなければなりません',
  'A piece of this painting is damaged. Nothing was taken in': 'この絵の一部が壊れています。何も取り込まれていません',
  'A piece of this painting is missing. Nothing was taken in': 'この絵の一部がありません。何も取り込まれていません',
  'A print is written up to {most} by {most} cm at 300 dpi; make it smaller':
    '300 dpi のプリントは {most} × {most} cm まで書き出せます。小さくしてください',
  'A show has at most {most} looks; choose fewer': 'ショーは最大 {most} ルックです。減らしてください',
  'A side of a picture may have at most {most} pixels; please send a smaller one':
    '画像の一辺は {most} 画素までです。小さい画像をお送りください',
  'A slogan holds at most {most} texts': 'スローガンのテキストは {most} 点までです',
  'A tag may have at most {most} characters': 'タグは{most}文字までです',
  'A trial holds at most {most} pictures. Subscribe to upload more':
    'トライアルの画像は {most} 枚までです。さらに追加するにはご契約ください',
  'All garments of this look are hidden; show one of them first':
    'このルックの服はすべて非表示です。先に1着を表示してください',
  'An enlarged print has at most {most} pixels a side': '拡大したプリントは各辺 {most} ピクセルまでです',
  'An entry holds at most {most} tags': '1件に付けられるタグは{most}個までです',
  'At least one mannequin must match the gender of the project': '少なくとも1体はプロジェクトの性別に合わせてください',
  'At most {most} access tokens; revoke one first': 'アクセストークンは {most} 個までです。先に1つ取り消してください',
  'At most {most} brands; delete one first': 'ブランドは{most}個までです。先に1つ削除してください',
  'At most {most} brushes of your own; take one away first':
    '自分のブラシは最大{most}個です。先にどれかを削除してください',
  'At most {most} files at once; send the others afterwards':
    '一度に送れるのは{most}個までです。残りはあとで送ってください',
  'At most {most} paintings; put one into the bin first':
    'ペイントは最大{most}点です。先にどれかをごみ箱に入れてください',
  'At most {most} patterns; put one into the bin first': 'パターンは最大{most}件です。まず一つをごみ箱に入れてください',
  'Choose 1 to {most} mannequins': 'マネキンを 1〜{most} 体選んでください',
  'Choose a category, a sketch, or describe the garment in words':
    'カテゴリかスケッチを選ぶか、服を言葉で説明してください',
  'Choose at least one colour': '色を1色以上選んでください',
  'Choose at least one look': 'ルックを1つ以上選んでください',
  'Choose at least one mannequin': 'マネキンを1体以上選んでください',
  'Choose at least one picture': '画像を1枚以上選んでください',
  'Choose the picture that is the ground': '背景にする画像を選んでください',
  'Declare that you hold the rights in these pictures': 'これらの画像の権利を持っていることを宣言してください',
  'Describe in words what is to be made': '作りたいものを言葉で説明してください',
  'Describe the mood in words or choose at least one colour': 'ムードを言葉で説明するか、色を1色以上選んでください',
  'Enter an email address like name@example.com': 'name@example.com のようなメールアドレスを入力してください',
  'GIFs and PNG sequences are made of films of at most {most} frames; choose MP4, or a shorter film':
    'GIF と連番 PNG にできるのは {most} フレームまでです。MP4 にするか、フィルムを短くしてください',
  'Give the project a name': 'プロジェクトに名前を付けてください',
  'Liked looks and own mannequins stay in their part of the library':
    '「いいね」したルックと自分のマネキンはライブラリの元の場所に残ります',
  'Liquify failed; the layer is as it was before': 'ゆがみに失敗しました。レイヤーは元のままです',
  'Liquify is not ready yet; please try again in a moment':
    'ゆがみの準備がまだできていません。少し待ってからもう一度お試しください',
  'Liquify moves paint: rasterize the layer “{name}” first':
    'ゆがみは描かれたピクセルを動かします。先にレイヤー「{name}」をラスタライズしてください',
  'Login is temporarily out of service': 'ログインは一時的にご利用いただけません',
  'Look at the points of this mannequin before it is used': 'このマネキンを使う前に点を確認してください',
  'Many files are being read at the moment; please try again in a minute':
    '現在、多くのファイルを読み込んでいます。1分後にもう一度お試しください',
  'More than {most} MB were sent from your network today; please go on tomorrow':
    '本日、お使いのネットワークからの送信が {most} MB を超えました。明日続けてください',
  'Moving pictures cannot be used; please send a still one': '動く画像は使えません。静止画をお送りください',
  'No figure was found in the picture': '画像に人物が見つかりません',
  'No font here has these letters: {letters}': 'この文字を含むフォントがありません: {letters}',
  'No garment was found in this picture; choose another one, or mark a garment with a stroke':
    'この画像に服が見つかりませんでした。別の画像を選ぶか、服に線を引いて示してください',
  'No garment was found in this picture; choose one with a single garment on a plain ground':
    'この画像に服が見つかりません。無地の背景に1着だけ写った画像を選んでください',
  'No look of this project is liked yet; like one first':
    'このプロジェクトにはまだ「いいね」したルックがありません。先に1つ選んでください',
  'No picture arrived with the request': 'リクエストに画像が含まれていません',
  'None of these has a picture to pack': 'まとめる画像がありません',
  'Nothing in the picture belongs to this region; choose more of it':
    '画像にはこの範囲に当たるものがありません。もう少し広く選んでください',
  'Nothing is drawn: at least one line segment is needed': '何も描かれていません。線分が少なくとも一本必要です',
  'Nothing is selected there; the selection stays as it was':
    'そこには選択できるものがないため、選択範囲はそのままです',
  'Nothing of the picture would be left; choose a larger part of it':
    '画像が何も残りません。もっと広い範囲を選んでください',
  'Nothing of this text could be read as a wish; name a motif, a colour or a mood, or choose a picture':
    'この文から要望を読み取れませんでした。モチーフ、色、ムードを書くか、画像を選んでください',
  'Nothing stands out in this picture; draw a box around it, or mark what to keep':
    'この画像には目立つものがありません。枠で囲むか、残す部分に印を付けてください',
  'One ZIP holds at most {most} MB; choose fewer pictures': 'ZIPは1つ{most} MBまでです。画像を減らしてください',
  'One image failed to generate': '画像1枚の生成に失敗しました',
  'One order takes at most {most} films; choose fewer looks, or film them as one show':
    '一度の注文は最大 {most} 本です。ルックを減らすか、ひとつのショーとして撮影してください',
  'One order takes at most {most} pictures; choose fewer looks or fewer results':
    '1回の注文は {most} 枚までです。ルックか枚数を減らしてください',
  'Only paint can be warped: rasterize the layer “{name}” first':
    'ゆがめられるのは描いたものだけです。先にレイヤー「{name}」をラスタライズしてください',
  'Only prints can be enlarged': '拡大できるのはプリントだけです',
  'Only what is in the bin can be deleted for good': '完全に削除できるのはごみ箱にあるものだけです',
  'Parts of this painting did not arrive as they were sent; please try again':
    'このペイントの一部が送ったとおりに届きませんでした。もう一度お試しください',
  'Please log in or upgrade to use this': 'この機能を使うにはログインまたはアップグレードしてください',
  'Please login and try again~': 'ログインしてもう一度お試しください~',
  'Several people are in this picture; choose one with a single person, or mark the one you mean':
    'この画像には複数の人が写っています。一人だけの画像を選ぶか、対象の人を示してください',
  'Sketches are made of garments; name one, such as a blouse or a coat':
    'スケッチは服を対象にします。ブラウスやコートなど、服の名前を書いてください',
  'Something went wrong on our side. Nothing was lost; please try again':
    'こちらで問題が発生しました。データは失われていません。もう一度お試しください',
  'The Photoshop file is cut off or damaged. Nothing was taken in; save it again':
    'Photoshopファイルが途中で切れているか壊れています。何も取り込まれていません。もう一度保存してください',
  'The collection file holds more than is taken in: {rule}':
    'コレクションファイルの内容が受け入れられる量を超えています：{rule}',
  'The collection file is damaged: {rule}. Nothing was imported; export it again':
    'コレクションファイルが壊れています：{rule}。何も読み込まれていません。もう一度書き出してください',
  'The colour code {code} was not found': 'カラーコード {code} は見つかりませんでした',
  'The colours of this Photoshop file are {mode}; change it to RGB and save it again':
    'このPhotoshopファイルのカラーは{mode}です。RGBに変えて保存し直してください',
  'The description': '説明',
  'The email address': 'メールアドレス',
  'The email or the password is not right': 'メールアドレスまたはパスワードが違います',
  'The file could not be exported': 'ファイルを書き出せませんでした',
  'The file holds more than a picture; please save it as a plain PNG or JPEG':
    'ファイルに画像以外の内容が含まれています。通常の PNG か JPEG で保存してください',
  'The file is cut off or damaged; save it again and retry':
    'ファイルが途切れているか壊れています。保存し直してもう一度お試しください',
  'The file is empty; it has 0 bytes': 'ファイルが空です（0バイト）',
  'The file is larger than {most} MB': 'ファイルが{most} MBを超えています',
  'The form with the file could not be read; please send it again':
    'ファイルを含むフォームを読み込めませんでした。もう一度お送りください',
  'The layer could not be rasterized; it is as it was before':
    'レイヤーをラスタライズできませんでした。レイヤーは元のままです',
  'The layer “{name}” is fixed; release it first': 'レイヤー「{name}」は固定されています。先に固定を解除してください',
  'The layer “{name}” is hidden; show it to paint on it': 'レイヤー「{name}」は非表示です。描くには表示してください',
  'The layer “{name}” is pinned and keeps its place in the order':
    'レイヤー「{name}」はピン留めされており、順番は変わりません',
  'The layer “{name}” is the background: it stays, and stays at the bottom':
    'レイヤー「{name}」は背景です。削除できず、いちばん下に置かれます',
  'The layers of this file have more than {most} million pixels together; merge some of them':
    'このファイルのレイヤーは合わせて{most}百万ピクセルを超えています。いくつか統合してください',
  'The list of words': '言葉',
  'The name': '名前',
  'The outline holds nothing; draw it around the garment': '輪郭の中に何もありません。服を囲むように描いてください',
  'The painting holds more than can be opened: {part}': '絵の中身が開ける量を超えています：{part}',
  'The painting is cut off or damaged: {part}. Nothing was taken in; save it again':
    '絵が途中で切れているか壊れています：{part}。何も取り込まれていません。もう一度保存してください',
  'The palette file holds no colours': 'パレットファイルに色がありません',
  'The palette file is cut off or damaged; please save it again and retry':
    'パレットファイルが途切れているか壊れています。保存し直してもう一度お試しください',
  'The password': 'パスワード',
  'The picture has more than {most} million pixels; please send a smaller one':
    '画像が {most} 百万画素を超えています。小さい画像をお送りください',
  'The picture is cut off or damaged; please save it again and retry':
    '画像が途中で切れているか壊れています。保存し直してお試しください',
  'The picture is larger than {most} MB': '画像が {most} MB を超えています',
  'The picture is too small; it needs at least {least} pixels a side':
    '画像が小さすぎます。各辺 {least} ピクセル以上必要です',
  'The present password is not right': '現在のパスワードが違います',
  'The print would have more than {most} million pixels; choose a smaller size or 150 dpi':
    '印刷が{most}百万画素を超えます。小さいサイズか150 dpiを選んでください',
  'The request could not be read as JSON': 'リクエストを JSON として読み取れませんでした',
  'The request holds more values than can be read at once': 'リクエストの値が多すぎて一度に読み込めません',
  'The request is larger than {most} kB': 'リクエストが {most} kB を超えています',
  'The request is nested deeper than {most} levels': 'リクエストの入れ子が {most} 段を超えています',
  'The search': '検索',
  'The sides of a canvas are between 1 and {most} pixels': 'キャンバスの一辺は1～{most}ピクセルです',
  'The slogan': 'スローガン',
  'The studio cannot reach its database for a moment. Nothing was lost; please try again':
    'スタジオが一時的にデータベースにつながりません。失われたものはありません。もう一度お試しください',
  'The text': 'テキスト',
  'The upload failed. Nothing was stored; please try again':
    'アップロードに失敗しました。何も保存されていません。もう一度お試しください',
  'There are no words in this file': 'このファイルには言葉がありません',
  'There is no layer of paint below to merge with': '下に結合できる描画レイヤーがありません',
  'There is no room left to store this. Nothing was changed or lost; try again when there is room':
    '保存する空きがありません。何も変わらず、失われていません。空きができたらもう一度お試しください',
  'There is nothing on this board to print yet': 'このボードにはまだ印刷するものがありません',
  'There is nothing on this layer yet': 'このレイヤーにはまだ何もありません',
  'These four corners do not go round anything; set the upper left one first and go on clockwise':
    'この4つの角は何も囲んでいません。左上から時計回りに置いてください',
  'This PDF holds pictures of pages and no text; send the text itself or a PDF with text':
    'このPDFはページの画像だけで文字がありません。文章そのものか文字を含むPDFを送ってください',
  'This Photoshop file has {bits} bits a channel; change it to 8 and save it again':
    'このPhotoshopファイルは1チャンネル{bits}ビットです。8ビットに変えて保存し直してください',
  'This Word file holds macros; save it as .docx without them':
    'このWordファイルにはマクロがあります。マクロなしの.docxで保存してください',
  'This board holds at most {most}; the rest was not added':
    'このボードは {most} 点までです。残りは追加されませんでした',
  'This collection was written by a newer Toile; update this one first':
    'このコレクションは新しいToileで書かれています。先にこちらを更新してください',
  'This file has more than {most} layers; merge some of them':
    'このファイルには{most}枚を超えるレイヤーがあります。いくつか統合してください',
  'This file is locked with a password; save it without one and send it again':
    'このファイルはパスワードで保護されています。パスワードなしで保存して送り直してください',
  'This file is no longer kept; please choose it again': 'このファイルはもう保存されていません。もう一度選んでください',
  'This file is no longer kept; please export it again':
    'このファイルはもう保存されていません。もう一度書き出してください',
  'This file is not a Toile design: {rule}': 'このファイルは Toile のデザインではありません: {rule}',
  'This file unpacks to more than can be read; send the text alone':
    '展開すると読み込める量を超えます。文章だけを送ってください',
  'This format has room for one look; choose the wide one to film looks beside each other':
    'この形式に入るのは 1 ルックです。並べて撮影するにはワイドを選んでください',
  'This garment is not cut and sewn from flat cloth here, so there is no pattern of it':
    'この服はここでは平らな布から裁断・縫製しないため、パターンがありません',
  'This is a large Photoshop file (PSB); save it as PSD and send it again':
    'これは大容量のPhotoshopファイル（PSB）です。PSDで保存し直して送ってください',
  'This is a {kind} file; pictures are taken as PNG, JPEG or WebP':
    'これは {kind} ファイルです。画像は PNG、JPEG、WebP で受け付けます',
  'This is an old Word file; save it as .docx and send it again':
    '古いWordファイルです。.docxで保存して送り直してください',
  'This is not a Photoshop file (PSD) that can be read': 'これは読み込めるPhotoshopファイル（PSD）ではありません',
  'This is not a Toile collection file; choose one that Toile exported':
    'Toileのコレクションファイルではありません。Toileで書き出したファイルを選んでください',
  'This is not a painting of Toile; choose a file that Toile saved':
    'これはToileの絵ではありません。Toileで保存したファイルを選んでください',
  'This is not a palette that can be read here; send an ASE, ACO, GPL or CSV file':
    '読み込めるパレットではありません。ASE、ACO、GPL、CSVのファイルを送ってください',
  'This is not here: it may have been deleted, or the address is wrong':
    'ここにはありません。削除されたか、アドレスが間違っている可能性があります',
  'This is not part of the trial. Subscribe to use it': 'トライアルには含まれません。ご利用にはご契約が必要です',
  'This layer has no mask': 'このレイヤーにはマスクがありません',
  'This layer is not here any more': 'このレイヤーはもうありません',
  'This layer takes no paint; pick a layer of paint, or rasterize it':
    'このレイヤーには描けません。描画用のレイヤーを選ぶか、ラスタライズしてください',
  'This list cannot be continued from there; load it again':
    'このリストはそこから続けられません。読み込み直してください',
  'This look is a recreated work: it may be redesigned, but not changed by hand':
    'このルックは再制作された作品です。リデザインはできますが、手での変更はできません',
  'This look is known from the front alone and cannot turn round; choose a motion that stays in front':
    'このルックは正面しかないため、後ろを向けません。正面のままの動きを選んでください',
  'This look stands flat as a drawing; give it a pose before it moves':
    'このルックは平面図のままです。動かす前にポーズを付けてください',
  'This look was deleted; restore it to work on it': 'このルックは削除されています。復元してから作業してください',
  'This motion is for children': 'この動きは子ども向けです',
  'This motion opens a coat or jacket; none here hangs open':
    'コートやジャケットを開く動きですが、開けられるものがありません',
  'This motion swings a wide skirt or dress; this look has none':
    '広がるスカートやドレスを揺らす動きですが、このルックにはありません',
  'This painting is too large to be kept: merge layers, or make its sheet smaller':
    'このペイントは大きすぎて保存できません。レイヤーを結合するか、用紙を小さくしてください',
  'This painting names a layer that is not there, or one twice. Nothing was taken in':
    'この絵には、存在しないレイヤーまたは二重のレイヤーが書かれています。何も取り込まれていません',
  'This picture is too heavy to open; save it again as a plain PNG or JPEG':
    'この画像は重すぎて開けません。通常の PNG か JPEG で保存し直してください',
  'This region covers nothing; draw a closed outline round some cloth':
    'この領域は何も覆っていません。生地を囲む閉じた輪郭を描いてください',
  'This request came from the page of another site and was not carried out':
    'ほかのサイトのページからの要求のため、実行されませんでした',
  'This request was already sent with other contents': 'このリクエストは別の内容ですでに送信されています',
  'This studio is for people with an account. Please sign in':
    'このスタジオはアカウントをお持ちの方専用です。ログインしてください',
  'This studio makes no WebM, which takes an ffmpeg that can; choose MP4, GIF or PNG':
    'このスタジオでは WebM を作れません（対応する ffmpeg が必要です）。MP4、GIF、PNG から選んでください',
  'This studio opens no accounts by itself. Ask the people who run it for one':
    'このスタジオではご自身での登録はできません。運営者にアカウントをお求めください',
  'This task has already ended': 'このタスクはすでに終了しています',
  'This took longer than a minute and was stopped. Please try again':
    '1分を超えたため停止しました。もう一度お試しください',
  'This was already done and is not done a second time': 'この操作はすでに完了しており、もう一度は行われません',
  'This was changed in another window. Reload to see the newer version':
    '別のウィンドウで変更されました。再読み込みして新しい版をご覧ください',
  'This was saved by a newer Toile; update this one first':
    'これは新しい版のToileで保存されたものです。先にこちらを更新してください',
  'Too little of the picture is left to fill this with; mark a smaller part':
    'ここを埋めるには画像の残りが足りません。もっと小さい範囲に印を付けてください',
  'Too many attempts in a row. Please wait {seconds} s and try again':
    '間隔が短すぎます。{seconds} 秒待ってからもう一度お試しください',
  'Too many attempts. Please wait {minutes} min': '試行回数が多すぎます。{minutes} 分お待ちください',
  'Too many people are signing in right now. Please try again in a moment':
    'ただいまログインが集中しています。少し待ってからもう一度お試しください',
  'What is shown reaches this side of the picture; add room at another one':
    '写っているものがこの辺に届いています。別の辺に余白を足してください',
  'Write a name for the tag': 'タグの名前を書いてください',
  'Write at least one text': 'テキストを1つ以上入力してください',
  'You can only upload Image file!': 'アップロードできるのは画像ファイルだけです！',
  'You have an account with this address already. Sign in to it; the work of your visit does not move into it':
    'このアドレスのアカウントはすでにあります。そちらにログインしてください。ビジターとしての作品は移されません',
  'You need {needed} credits and have {left}': '{needed} クレジット必要ですが、残りは {left} です',
  'Your files fill all of the {most} MB that you have; delete some to make room':
    'ファイルが {most} MB の容量をすべて使っています。いくつか削除して空きを作ってください',
  'Your name': 'お名前',
  '{code} is not a colour: write #rrggbb or a code like 19-4052':
    '{code} は色ではありません。#rrggbb か 19-4052 のようなコードを書いてください',
  '{count} parts of this painting have not arrived yet': 'このペイントの{count}個の部分がまだ届いていません',
  '{field} does not have the right form': '{field} の形式が正しくありません',
  '{field} is not known here': '{field} はここでは使えません',
  '{field} is required': '{field} は必須です',
  '{field} may be at most {most}': '{field} は {most} 以下でなければなりません',
  '{field} may have at most {most} characters': '{field} は {most} 文字までです',
  '{field} may have at most {most} entries': '{field} は {most} 件までです',
  '{field} must be at least {least}': '{field} は {least} 以上でなければなりません',
  '{field} must be of another kind: {rule}': '{field} の種類が違います: {rule}',
  '{field} must be one of: {rule}': '{field} は次のいずれかです: {rule}',
  '{field} must have at least {least} characters': '{field} は {least} 文字以上必要です',
  '{field} needs at least {least} entries': '{field} は {least} 件以上必要です',
  '{garment} has no setting that is called {knob}': '{garment}に「{knob}」という設定はありません',
  '{knob} of {garment} is one of these: {rule}': '{garment}の「{knob}」は次のいずれかです：{rule}',
  '{knob} of {garment} must lie between {least} and {most}':
    '{garment}の{knob}は{least}から{most}の間でなければなりません',
  '{most} files of yours are being made already; wait for one or cancel it':
    'あなたのファイルが{most}件、すでに作成中です。完了を待つか、どれかを取り消してください',
  '{name} could not be drawn; it costs nothing': '{name} は描けませんでした。料金はかかりません',
  '{name} is left out: all of its garments are hidden': '{name} は服がすべて非表示のため除かれます',
  '{name} is left out: it cannot move so': '{name} は除かれました。この動きはできません',
  '{name} is left out: no garment was found in it': '{name} は使われません。服が見つかりませんでした',
  '{name} is left out: we are not sure what it is. Choose its category on the sketchboard':
    '{name} は使われません。何の服か確かではありません。スケッチボードでカテゴリを選んでください',
}
