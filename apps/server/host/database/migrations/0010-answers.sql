-- Keys were kept as they were sent, and secrets in some answers: from now on neither is. Answers live for two days only.
delete from answer;
