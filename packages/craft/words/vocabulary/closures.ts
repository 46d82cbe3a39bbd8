/** Closures: the id, then the forms in English, Chinese, Korean, Japanese, Russian, French, Thai, Vietnamese and Italian (requirement S9.04). */
export const closures = `
button | button, buttons, buttoned, covered buttons | 纽扣, 扣子, 钮扣 | 단추, 버튼 | ボタン | пуговица, пуговиц, на пуговицах | bouton, boutons, boutonné | กระดุม | cúc, nút, khuy | bottone, abbottonato
zip | zip, zipper, zipped, zip front, front zip, zip-up, full zip | 拉链, 前拉链, 正面拉链 | 지퍼, 앞지퍼, 앞 지퍼 | ファスナー, ジッパー, ジップ, フロントジップ, 前ファスナー, フロントファスナー | молния, на молнии, молния спереди, молнией спереди | zip, fermeture éclair, zippé, fermeture à glissière, zip devant, zippé devant, fermeture devant | ซิป, ซิปหน้า, ซิปด้านหน้า | khóa kéo, dây kéo, zip, phéc mơ tuya, khóa kéo trước, khóa kéo phía trước | zip, cerniera, lampo, zip davanti, zip frontale
invisible_zip | invisible zip, concealed zip | 隐形拉链 | 콘솔 지퍼, 숨은 지퍼 | コンシールファスナー | потайная молния | zip invisible, fermeture invisible | ซิปซ่อน | khóa giọt nước, khóa kéo ẩn | zip invisibile, cerniera invisibile
snap | snap, snaps, press stud, popper | 按扣, 四合扣, 揿扣 | 스냅, 똑딱이, 똑딱 단추 | スナップ, スナップボタン | кнопка, кнопки, на кнопках | bouton-pression, pressions, pression | กระดุมแป๊ก, แป๊ก | nút bấm, cúc bấm | bottone a pressione, automatico, automatici
hook_eye | hook and eye, hooks | 挂钩, 钩扣, 风纪扣 | 훅, 후크 | ホック, かぎホック | крючок, крючки | agrafe, agrafes | ตะขอ | móc cài, móc | gancetto, gancio
lace_up | lace-up, laced, lacing | 系带, 绑带交叉 | 레이스업, 끈 여밈 | レースアップ, 編み上げ | шнуровка, на шнуровке | laçage, lacé, à lacets | ผูกเชือก, ร้อยเชือก | đan dây, buộc dây | stringato, allacciato con lacci, lacci
tie_closure | tie, ties, self-tie, tie waist, tie closure, functional tie | 绑带, 系带收腰 | 끈, 묶는 끈 | 紐, リボン結び | завязки, на завязках | liens, à nouer, noué | เชือกผูก, ผูกเอว | dây buộc, thắt dây | laccetti, da annodare, annodato
drawstring | drawstring | 抽绳 | 조임끈, 스트링, 드로스트링 | ドローストリング, 引き紐 | кулиска, на кулиске | cordon de serrage, cordon coulissant, coulisse, cordon | หูรูด, เชือกรูด | dây rút | coulisse, laccio in vita
toggle | toggle, frog closure, frogs, duffle toggle | 盘扣, 牛角扣 | 토글, 떡볶이 단추, 매듭단추 | トグル, チャイナボタン | клевант, клеванты, воздушные петли | brandebourg, brandebourgs, bûchette | กระดุมจีน | khuy tàu, cúc sừng, nút thắt | alamari, alamaro
velcro | velcro, hook-and-loop | 魔术贴 | 벨크로, 찍찍이 | 面ファスナー, マジックテープ | липучка, на липучке | velcro, scratch | ตีนตุ๊กแก, เวลโคร | khóa dán, băng gai | velcro
placket | placket, button placket | 门襟 | 플래킷, 앞단 | 前立て, 比翼 | планка, застежка-планка | patte de boutonnage | สาบเสื้อ | nẹp áo, nẹp | abbottonatura, cannoncino
fly | fly front, fly | 裤门襟 | 바지 앞지퍼, 플라이 | フライフロント, 前開き | гульфик | braguette | เป้าซิปหน้า | baghết, cửa quần | patta
buckle | buckle | 扣环, 皮带扣 | 버클 | バックル | пряжка, пряжкой | boucle | หัวเข็มขัด | khóa thắt lưng | fibbia
open_front | open front, open-front | 敞开, 开襟 | 오픈 프런트, 앞트임 | 前開きオープン, 羽織 | без застежки, распашной | ouvert devant, sans fermeture | เปิดหน้า | không cài, mở vạt trước | aperto davanti
`
