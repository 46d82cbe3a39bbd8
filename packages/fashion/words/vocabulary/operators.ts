/** Words that turn, join or compare other words: the id, then the forms in English, Chinese, Korean, Japanese, Russian, French, Thai, Vietnamese and Italian (requirement S9.04). */
export const operators = `
not | no, not, without, w/o, non, never, don't, dont, minus, sans, excluding, except, avoid | 不要, 没有, 无, 非, 不, 别, 不带, 不用, 除了, 沒, 免 | 없는, 없이, 없음, 말고, 빼고, 제외, 아닌, 안, 없고, 없게, 노 | なし, 無し, ない, なく, 抜き, ではなく, じゃなく, いらない, 不要, 以外, 無 | без, не, нет, никаких, ни, кроме, исключая | sans, pas, pas de, ni, aucun, aucune, non, jamais, hors | ไม่, ไม่มี, ไม่เอา, ไม่ต้องมี, ไร้, ห้าม, ปราศจาก, ไม่ใส่, ไม่ใช่ | không, không có, đừng, chẳng, không cần, trừ, k, ko | senza, non, niente, né, nessun, nessuna, no, mai, escluso
more | more, much, bit more, slightly more, extra | 更, 更加, 再, 多 | 더, 좀 더, 더욱, 많이 | もっと, より, さらに, もう少し | более, больше, еще, побольше чуть | plus, davantage, encore | กว่านี้, มากขึ้น, มากกว่า | hơn, thêm nữa | più, maggiormente, di più
less | less, not so, not too, fewer | 少, 少点, 不那么, 不太, 没那么 | 덜 | 控えめ, 少なめ, あまり | менее, меньше, не так, не слишком, не очень | moins, pas trop, moins de | น้อยลง, น้อยกว่า, ไม่ค่อย | ít, bớt, đỡ, kém | meno, non troppo, di meno
on | on, against, over | 在 | 위에 | の上に | на, по | sur, sur fond | บน | trên, trên nền | su, su fondo
with | with, featuring, plus, having | 带, 配, 搭配上, 有 | 있는, 달린, 들어간, 와, 과, 랑, 하고 | 付き, つき, 入り, の入った, と | с, со, плюс | avec, à, au, aux, doté | มี, พร้อม, กับ, และมี | có, với, cùng, kèm, phối, phối với | con, e con
and | and, & | 和, 与, 及, 以及, 并 | 그리고, 및 | そして, と, や | и, а также | et | และ | và | e, ed
or | or, nor | 或, 或者, 还是 | 또는, 혹은, 이나 | または, か, もしくは | или, либо | ou | หรือ | hoặc, hay | o, oppure
but | but | 但, 但是, 不过 | 하지만, 그런데, 지만 | でも, だけど, が | но, а | mais | แต่ | nhưng, mà | ma, però
`
