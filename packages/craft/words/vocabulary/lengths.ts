/** Lengths of garments: the id, then the forms in English, Chinese, Korean, Japanese, Russian, French, Thai, Vietnamese and Italian (requirement S9.04). */
export const lengths = `
length | length | 长度, 衣长, 裙长 | 길이, 기장, 총장 | 丈, 着丈, 長さ | длина, длины | longueur | ความยาว | độ dài, chiều dài | lunghezza
micro | micro, micro-mini | 超短 | 초미니, 마이크로 | マイクロミニ, 超ミニ | микро, супермини | ultra-court, micro | สั้นจู๋, ไมโคร | siêu ngắn | micro, cortissimo
mini | mini | 迷你 | 미니 | ミニ, ミニ丈 | мини | mini | มินิ | mini | mini, minidress
knee | knee-length, knee length, to the knee | 及膝, 过膝, 膝盖长 | 무릎 길이, 무릎 기장, 무릎까지 | 膝丈, ひざ丈 | до колена, до колен, длиной до колена | au genou, longueur genou, aux genoux | ยาวถึงเข่า, เสมอเข่า | dài ngang gối, ngang gối, dài đến gối | al ginocchio
midi | midi, mid-length, tea-length, mid-calf, calf-length, below the knee, below-knee, below knee | 中长, 中长款, 及小腿 | 미디, 미디 기장, 무릎 아래 | ミディ, ミディ丈, ミモレ丈, ひざ下, 膝下, ひざ下丈 | миди, средней длины, ниже колена, до середины икры | midi, mi-long, mi-longue, mi-mollet, sous le genou, en dessous du genou | มิดี้, ยาวครึ่งแข้ง, คลุมเข่า, ยาวคลุมเข่า | midi, dài qua gối, dài ngang bắp chân | midi, longuette al polpaccio, a metà polpaccio, longuette, sotto il ginocchio, al polpaccio
ankle | ankle-length, ankle length | 及踝, 九分, 及脚踝, 长及脚踝 | 발목 길이, 발목 기장, 발목까지 | くるぶし丈, アンクル丈 | до щиколотки, до щиколоток | à la cheville, longueur cheville, aux chevilles | ยาวถึงข้อเท้า | dài đến mắt cá, ngang mắt cá | alla caviglia
maxi | maxi, full-length, floor-length | 长款及地, 拖地, 及地, 超长 | 맥시, 롱 | マキシ, マキシ丈, ロング丈, ロング | макси, в пол, до пола | maxi, longueur sol, au sol | แม็กซี่, ยาวกรอมเท้า, ยาวคลุมเท้า | maxi, dài chấm đất, dài chạm đất | maxi, lungo fino a terra, lungo fino ai piedi
hip_length | hip-length, hip length | 及臀, 盖臀 | 힙 기장, 엉덩이 덮는 | ヒップ丈 | до бедер, до бедра | longueur hanches, aux hanches | ยาวถึงสะโพก | dài ngang hông | al fianco, all'anca
thigh_length | thigh-length, mid-thigh | 大腿中部 | 허벅지 길이, 허벅지 기장 | 太もも丈 | до середины бедра | mi-cuisse | ยาวถึงต้นขา | dài ngang đùi | a metà coscia
cropped | cropped, crop | 短款, 露脐 | 크롭, 크롭트, 짧은 기장 | ショート丈, クロップド, 短丈, クロップト | укороченный, кроп | court, cropped, raccourci | ครอป, เอวลอย, ตัวสั้น | lửng, dáng ngắn, croptop lửng | crop, corto in vita, accorciato
long | long | 长, 长款, 长的 | 긴, 길게, 롱기장 | 長い, 長め, 長く | длинный, длинно | long, longue | ยาว | dài | lungo
short | short | 短, 短的 | 짧은, 짧게, 숏 | 短い, 短め, 短く, ショート | короткий, коротко | court, courte | สั้น | ngắn | corto
high_low | high-low, high low hem, asymmetric hem, dipped hem | 前短后长, 不规则下摆, 不对称下摆 | 언밸런스, 언발란스 기장 | フィッシュテール, アシンメトリー丈 | асимметричный низ, асимметричный подол | ourlet asymétrique, asymétrique à l'ourlet | หน้าสั้นหลังยาว | đuôi tôm, mullet, vạt lệch | orlo asimmetrico, asimmetrico davanti corto
`
