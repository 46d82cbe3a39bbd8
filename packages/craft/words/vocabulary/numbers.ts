/** Number words: the id, then the forms in English, Chinese, Korean, Japanese, Russian, French, Thai, Vietnamese and Italian (requirement S9.04). */
export const numbers = `
n1 | one, a single, 1 | 一, 1 | 하나, 한, 1 | 一, 一つ, 1 | один, одна, одно, одну, одного, 1 | un seul, une seule, 1 | หนึ่ง, 1 | một, 1 | uno, 1
n2 | two, 2, pair of | 两, 二, 2, 双 | 두, 둘, 2 | 二, 二つ, 2, 2つ | два, две, двумя, двух, 2 | deux, 2 | สอง, 2 | hai, 2 | due, 2
n3 | three, 3 | 三, 3 | 세, 셋, 3 | 三, 三つ, 3, 3つ | три, тремя, трех, 3 | trois, 3 | สาม, 3 | ba, 3 | tre, 3
n4 | four, 4 | 四, 4 | 네, 넷, 4 | 四, 四つ, 4, 4つ | четыре, четырьмя, четырех, 4 | quatre, 4 | สี่, 4 | bốn, 4 | quattro, 4
n5 | five, 5 | 五, 5 | 다섯, 5 | 五, 五つ, 5, 5つ | пять, пятью, пяти, 5 | cinq, 5 | ห้า, 5 | năm, 5 | cinque, 5
n6 | six, 6 | 六, 6 | 여섯, 6 | 六, 六つ, 6, 6つ | шесть, шестью, шести, 6 | six, 6 | หก, 6 | sáu, 6 | sei, 6
n7 | seven, 7 | 七, 7 | 일곱, 7 | 七, 7 | семь, 7 | sept, 7 | เจ็ด, 7 | bảy, 7 | sette, 7
n8 | eight, 8 | 八, 8 | 여덟, 8 | 八, 8 | восемь, 8 | huit, 8 | แปด, 8 | tám, 8 | otto, 8
n9 | nine, 9 | 九, 9 | 아홉, 9 | 九, 9 | девять, 9 | neuf, 9 | เก้า, 9 | chín, 9 | nove, 9
n10 | ten, 10 | 十, 10 | 열, 10 | 十, 10 | десять, 10 | dix, 10 | สิบ, 10 | mười, 10 | dieci, 10
n12 | twelve, dozen, 12 | 十二, 一打, 12 | 열두, 12 | 十二, 12 | двенадцать, 12 | douze, 12 | สิบสอง, 12 | mười hai, 12 | dodici, 12
`
